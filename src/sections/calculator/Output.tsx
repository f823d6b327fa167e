import { getFitClass } from './fit';

interface OutputProps {
  name: string;
  texts: Record<string, string>;
}

/** A text that run-calculator.ts keeps up to date. */
export const Output = ({ name, texts }: OutputProps) => (
  <span data-output={name}>{texts[name]}</span>
);

/** A number that shrinks to fit its parent, a `.calculator-figure`. */
export const Figure = ({ name, texts }: OutputProps) => (
  <span data-output={name} className={getFitClass(texts[name])}>
    {texts[name]}
  </span>
);
