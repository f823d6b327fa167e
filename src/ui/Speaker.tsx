export interface Portrait {
  src: string;
  alt: string;
}

export interface SpeakerProps {
  name: string;
  role: string;
  initials: string;
  portrait?: Portrait | undefined;
  /** The surface whose colors the initials have. */
  palette: string;
  className?: string;
}

const square = 'size-20 shrink-0 rounded-[0.8rem] sm:size-24';

export function Speaker({ name, role, initials, portrait, palette, className = '' }: SpeakerProps) {
  return (
    <figcaption className={`flex items-center gap-5 sm:gap-6 ${className}`}>
      {portrait ? (
        <img
          src={portrait.src}
          alt={portrait.alt}
          width={192}
          height={192}
          loading="lazy"
          decoding="async"
          className={`object-cover ${square}`}
        />
      ) : (
        <span aria-hidden="true" className={`contents ${palette}`}>
          <span
            className={`ml-2 grid rotate-12 place-items-center border-2 border-loud bg-loud text-on-loud print:bg-transparent print:text-ink forced-colors:text-ink ${square}`}
          >
            <span className="-rotate-12 font-bold font-display text-[1.75rem] sm:text-[2.125rem]">
              {initials}
            </span>
          </span>
        </span>
      )}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="sr-only">, </span>
        <span className="block text-ink-2 text-small">{role}</span>
      </span>
    </figcaption>
  );
}
