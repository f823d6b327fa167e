export interface SpeakerProps {
  name: string;
  role: string;
  initials: string;
  portrait?: { src: string; alt: string } | undefined;
  /** The surface whose colors the initials have. */
  palette: string;
  className?: string;
}

const square = 'size-16 shrink-0 rounded-[0.6rem] sm:size-24 sm:rounded-[0.8rem]';

export function SpeakerSquare({
  initials,
  portrait,
  palette,
}: Omit<SpeakerProps, 'name' | 'role'>) {
  if (portrait) {
    return (
      <img
        src={portrait.src}
        alt={portrait.alt}
        width={192}
        height={192}
        loading="lazy"
        decoding="async"
        className={`object-cover ${square}`}
      />
    );
  }
  return (
    <span aria-hidden="true" className={`contents ${palette}`}>
      <span
        className={`ml-1.5 grid rotate-12 place-items-center border-2 border-meeting bg-meeting text-on-meeting sm:ml-2 print:bg-transparent print:text-ink forced-colors:text-ink ${square}`}
      >
        <span className="-rotate-12 font-bold font-display text-[1.375rem] sm:text-[2.125rem]">
          {initials}
        </span>
      </span>
    </span>
  );
}

export function SpeakerName({ name, role }: Pick<SpeakerProps, 'name' | 'role'>) {
  return (
    <div>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-2 text-small">{role}</p>
    </div>
  );
}

export function Speaker({ name, role, className = '', ...square }: SpeakerProps) {
  return (
    <figcaption className={`flex items-center gap-3 sm:gap-6 ${className}`}>
      <SpeakerSquare {...square} />
      <SpeakerName name={name} role={role} />
    </figcaption>
  );
}
