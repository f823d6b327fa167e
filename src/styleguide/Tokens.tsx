import { Heading } from '../ui/Heading';

const colors = [
  { name: 'paper', className: 'bg-paper' },
  { name: 'paper-2', className: 'bg-paper-2' },
  { name: 'card', className: 'bg-card' },
  { name: 'ink', className: 'bg-ink' },
  { name: 'ink-2', className: 'bg-ink-2' },
  { name: 'rule', className: 'bg-rule' },
  { name: 'edge', className: 'bg-edge' },
  { name: 'faint', className: 'bg-faint' },
  { name: 'pine', className: 'bg-pine' },
  { name: 'pine-2', className: 'bg-pine-2' },
  { name: 'accent', className: 'bg-accent' },
  { name: 'leaf', className: 'bg-leaf' },
  { name: 'clay', className: 'bg-clay' },
] as const;

const sizes = [
  { name: 'figure-huge', className: 'font-figure text-figure-huge font-bold', sample: '+212%' },
  { name: 'figure-large', className: 'font-figure text-figure-large font-bold', sample: '$8,575' },
  { name: 'figure', className: 'font-figure text-figure font-bold', sample: '14 days' },
  { name: 'lead', className: 'text-lead', sample: 'Your team opens the calendar.' },
  { name: 'body', className: 'text-body', sample: 'Your team opens the calendar.' },
  { name: 'small', className: 'text-small', sample: 'Your team opens the calendar.' },
  { name: 'fine', className: 'text-fine', sample: 'Your team opens the calendar.' },
] as const;

/** Every color of the theme. */
export function Colors() {
  return (
    <section>
      <Heading level={2} size="heading">
        Colors
      </Heading>
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colors.map(({ name, className }) => (
          <li key={name} className="text-small">
            <span className={`block h-20 rounded-small border border-rule ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every size of the theme, headings by their levels. */
export function Type() {
  return (
    <section className="grid gap-5">
      <Heading level={2} size="heading">
        Type
      </Heading>
      <Heading level={3} size="display">
        Display
      </Heading>
      <Heading level={3} size="heading">
        Heading
      </Heading>
      <Heading level={3} size="subheading">
        Subheading
      </Heading>
      {sizes.map(({ name, className, sample }) => (
        <p key={name} className={className}>
          {sample} <span className="font-normal font-text text-ink-2 text-small">{name}</span>
        </p>
      ))}
    </section>
  );
}
