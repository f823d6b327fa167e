import {
  type Composition,
  compositions,
  type PosterRecord,
  posterFile,
} from '../illustrations/posters/poster-files';
import { industries, serviceTypes } from '../schema/vocabulary';
import { Heading } from '../ui/Heading';

const counts = [1, 9, 41, 640];
const places = Object.keys(compositions) as Composition[];

interface PictureProps extends PosterRecord {
  composition: Composition;
}

function Picture({ composition, ...record }: PictureProps) {
  const { svg, width, height } = posterFile(record, composition);
  const { value } = record.counted;
  return (
    <li className="text-small">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`${record.type}, ${value}`}
        width={width}
        height={height}
        className="h-auto max-w-full rounded-card"
      />
      {value}, {composition}
    </li>
  );
}

/** Each form of poster with several counts, then composed for each place. */
export function Posters() {
  return serviceTypes.map((type, index) => {
    const industry = industries[(index * 3) % industries.length] ?? industries[0];
    const record = { industry, type };
    return (
      <section key={type}>
        <Heading level={2} size="heading">
          {type}
        </Heading>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {counts.map((value) => (
            <Picture key={value} {...record} counted={{ value }} composition="card" />
          ))}
        </ul>
        <ul className="mt-6 flex flex-wrap gap-5">
          {places.map((composition) => (
            <Picture
              key={composition}
              {...record}
              counted={{ value: 41, held: 35 }}
              composition={composition}
            />
          ))}
        </ul>
      </section>
    );
  });
}
