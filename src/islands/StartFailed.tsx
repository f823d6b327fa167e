import { buttonClasses } from '../ui/button-classes';

export interface StartFailedProps {
  text: string;
  retry: string;
}

/** Hidden beside an island; the page shows it if the island's code cannot be fetched. */
export function StartFailed({ text, retry }: StartFailedProps) {
  return (
    <div data-start-failed hidden className="mb-6 border-clay border-l-4 pl-4">
      <p role="alert" className="mb-3">
        {text}
      </p>
      <button type="button" className={`${buttonClasses('outline')} cursor-pointer`}>
        {retry}
      </button>
    </div>
  );
}
