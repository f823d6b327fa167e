import { Heading } from '../ui/Heading';

export interface PicturesProps {
  pictures: readonly { id: string; label: string; alt: string; svg: string }[];
}

/** The whole family side by side, so that a stranger in it is seen. */
export function Pictures({ pictures }: PicturesProps) {
  return (
    <section>
      <Heading level={2} size="heading">
        Pictures
      </Heading>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {pictures.map(({ id, label, alt, svg }) => (
          <li key={id} className="text-small">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={alt}
              width={640}
              height={400}
              className="w-full rounded-card"
            />
            <span className="mt-2 block font-semibold">{id}</span>
            <span className="block text-ink-2">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
