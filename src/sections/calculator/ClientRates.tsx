import { locale } from '../../lib/locale';
import type { Link } from '../../lib/routes';
import { splitTemplate, type Template } from '../../lib/text';

/** Lists the rates, each as a link to its case. */
export function ClientRates({
  rates,
  template,
}: {
  rates: readonly Link[];
  template: Template<'rates'>;
}) {
  const [before, after] = splitTemplate(template, 'rates');
  // Positions, because two rates may have one label.
  const positions = rates.map((_, index) => `${index}`);
  const parts = new Intl.ListFormat(locale).formatToParts(positions);
  return (
    <>
      {before}
      {parts.map(({ type, value }) => {
        const rate = type === 'element' && rates[Number(value)];
        if (!rate) return value;
        return (
          <a key={rate.href} href={rate.href} className="underlined">
            {rate.label}
          </a>
        );
      })}
      {after}
    </>
  );
}
