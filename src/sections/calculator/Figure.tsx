import { getFitClass } from '../../ui/figure-fit';

/** A number that shrinks to fit its parent, a `.calculator-figure`. Commas are narrow. */
export const Figure = ({ children: text }: { children: string }) => (
  <span className={getFitClass(text.replaceAll(',', '').length)} suppressHydrationWarning>
    {text}
  </span>
);
