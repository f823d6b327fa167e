import { buttonClasses } from '../ui/button-classes';

export interface StartFailedProps {
  text: string;
  retry: string;
}

/** Stands hidden beside an island; shown by the page where the island's code cannot be fetched. */
export function StartFailed({ text, retry }: StartFailedProps) {
  return (
    <div data-start-failed role="alert" hidden className="mb-6 border-clay border-l-4 pl-4">
      <p className="mb-3">{text}</p>
      <button type="button" className={`${buttonClasses('outline')} cursor-pointer`}>
        {retry}
      </button>
    </div>
  );
}
