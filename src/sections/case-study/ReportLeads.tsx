// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops them where the display changes.
import type { labels } from '@content/copy/case-studies';
import { StateSquare } from '../../drawing/StateSquare';
import type { Report } from '../../schema/records';

interface LeadsProps extends Pick<Report, 'people'> {
  title: string;
  copy: (typeof labels)['report'];
}

export const reportLabel = 'font-semibold text-ink-2 text-small';

export const reportColumns =
  'gap-x-4 lg:gap-x-6 columns:grid-cols-[minmax(0,1.33fr)_minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.67fr)]';

const row = `pl-8 columns:grid ${reportColumns}`;
const cell = 'mt-1 flex columns:m-0 columns:block';

/** A table; on a phone one lead below the other. */
export function Leads({ people, title, copy }: LeadsProps) {
  const label = (text: string) => (
    <span aria-hidden="true" className="w-16 shrink-0 text-ink-2 columns:hidden">
      {text}
    </span>
  );
  return (
    <table role="table" className="block text-left md:max-lg:text-small">
      <caption className={`block text-left columns:sr-only ${reportLabel}`}>{title}</caption>
      <thead role="rowgroup" className={`sr-only block columns:not-sr-only ${reportLabel}`}>
        <tr role="row" className={`items-end border-b pb-2 ${row}`}>
          <th role="columnheader" scope="col" className="-ml-8">
            {title}
          </th>
          {[copy.needs, copy.when, copy.happened].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {people.map(({ name, role, size, needs, when, state, happened }) => (
          <tr
            key={name}
            role="row"
            className={`relative block border-rule border-b py-3 print:py-1.5 ${row}`}
          >
            <th role="rowheader" scope="row" className="block font-normal">
              <StateSquare state={state} className="absolute top-4 left-0 print:top-2" />
              <strong className="block font-semibold">{name}</strong>
              <span className="block text-ink-2 text-small leading-snug print:text-fine">
                {role} <span className="block">{size}</span>
              </span>
            </th>
            <td role="cell" className={cell}>
              {label(copy.needs)}
              {needs}
            </td>
            <td role="cell" className={cell}>
              {label(copy.when)}
              {when}
            </td>
            <td role="cell" className="mt-1 block columns:m-0">
              <strong className="block font-semibold">{copy.states[state]}</strong> {happened}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
