import {
  type Composition,
  compositions,
  type PosterRecord,
  posterFile,
} from '../illustrations/posters/poster-files';
import { industries, serviceTypes } from '../schema/vocabulary';
import { Heading } from '../ui/Heading';

const counts = [1, 9, 60, 640];
const mostVariants = 4;
const places = Object.keys(compositions) as Composition[];

interface PictureProps {
  record: PosterRecord;
  variant: number;
  composition: Composition;
}

function Picture({ record, variant, composition }: PictureProps) {
  const { svg } = posterFile(record, variant, composition);
  const { value } = record.counted;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`${record.type}, ${value}`}
      {...compositions[composition]}
      className="h-auto max-w-full rounded-card"
    />
  );
}

/** Variants beside each other, without those that a form does not have. */
function variantsOf(record: PosterRecord) {
  const drawings = Array.from({ length: mostVariants }, (_, variant) => ({
    variant,
    svg: posterFile(record, variant, 'card').svg,
  }));
  return drawings.filter(({ svg }, index) => drawings.findIndex((it) => it.svg === svg) === index);
}

/** Each form of poster with its counts and variants, then composed for each place. */
export function Posters() {
  return serviceTypes.map((type, index) => {
    const industry = industries[(index * 3) % industries.length] ?? industries[0];
    const recordOf = (value: number, held?: number) => {
      return { company: '', industry, type, counted: { value, held } };
    };
    return (
      <section key={type}>
        <Heading level={2} size="heading">
          {type}
        </Heading>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {variantsOf(recordOf(41)).flatMap(({ variant }) =>
            counts.map((value) => (
              <li key={`${variant} ${value}`} className="text-small">
                <Picture record={recordOf(value)} variant={variant} composition="card" />
                {value}
              </li>
            )),
          )}
        </ul>
        <ul className="mt-6 flex flex-wrap gap-5">
          {places.map((composition) => (
            <li key={composition} className="text-small">
              <Picture record={recordOf(41, 35)} variant={0} composition={composition} />
              {composition}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
