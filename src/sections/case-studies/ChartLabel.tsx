interface ChartLabelProps {
  value: string;
  label: string;
  note?: string;
  alignment: 'start' | 'center';
}

const alignments = { start: 'lg:items-start lg:pb-5', center: 'lg:content-center lg:items-center' };

/** Stands above a row of a chart or, in the page grid, left of it. */
export function ChartLabel({ value, label, note, alignment }: ChartLabelProps) {
  return (
    <p
      className={`relative flex flex-wrap items-baseline content-start gap-x-2 max-lg:min-h-10 max-lg:pt-1 lg:col-span-3 lg:-mr-[24px] lg:gap-x-3 lg:gap-y-3 xl:col-span-2 ${alignments[alignment]}`}
    >
      <span className="whitespace-nowrap font-figure text-[clamp(2.125rem,1.5rem+1.1vw,3rem)] min-w-[2.2em] leading-none tracking-[0.01em] lg:min-w-[2.05em] lg:leading-[0.72]">
        {value}
      </span>{' '}
      <span className="min-w-0 basis-20 grow max-lg:flex max-lg:flex-wrap max-lg:gap-x-2 text-[clamp(0.9375rem,0.75rem+0.25vw,1.125rem)] leading-tight lg:-my-[0.2em]">
        {label}
        {note && (
          <>
            {' '}
            <span className="text-ink-muted lg:block">{note}</span>
          </>
        )}
      </span>
    </p>
  );
}
