import { getFitClass } from './fit';

interface OutputProps {
  name: string;
  texts: Record<string, string>;
}

/** A text that run-calculator.ts keeps up to date. */
export const Output = ({ name, texts }: OutputProps) => (
  <span data-output={name}>{texts[name]}</span>
);

interface FigureProps extends OutputProps {
  className?: string;
}

/** A number that shrinks to fit its box, which keeps its height. */
export const Figure = ({ name, texts, className = '' }: FigureProps) => (
  <span className={`calculator-figure ${className}`}>
    <span data-output={name} className={getFitClass(texts[name])}>
      {texts[name]}
    </span>
  </span>
);
