import {
  type Composition,
  compositions,
  type PosterRecord,
  posterFile,
} from '../illustrations/posters/poster-files';
import { industries, serviceTypes } from '../schema/vocabulary';
import { Heading } from '../ui/Heading';

const counts = [1, 9, 60, 640];
const places = Object.keys(compositions) as Composition[];

interface PictureProps extends PosterRecord {
  variant: number;
  place: Composition;
}

function Picture({ variant, place, ...record }: PictureProps) {
  const { svg } = posterFile(record, variant, place);
  const { value } = record.counted;
  return (
    <li className="text-small">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`${record.type}, ${value}`}
        {...compositions[place]}
        className="h-auto max-w-full rounded-card"
      />
      {value}, {place}
    </li>
  );
}

/** Each form of poster with its counts, which differ in their variant, then composed for each place. */
export function Posters() {
  return serviceTypes.map((type, index) => {
    const industry = industries[(index * 3) % industries.length] ?? industries[0];
    const record = { company: '', industry, type };
    return (
      <section key={type}>
        <Heading level={2} size="heading">
          {type}
        </Heading>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {counts.map((value, variant) => (
            <Picture key={value} {...record} counted={{ value }} variant={variant} place="card" />
          ))}
        </ul>
        <ul className="mt-6 flex flex-wrap gap-5">
          {places.map((place) => (
            <Picture
              key={place}
              {...record}
              counted={{ value: 41, held: 35 }}
              variant={0}
              place={place}
            />
          ))}
        </ul>
      </section>
    );
  });
}
