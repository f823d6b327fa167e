import { getNumberFit } from '../../ui/fit';

interface OutputProps {
  name: string;
  texts: Record<string, string>;
}

/** Returns the props of an element whose text run-calculator.ts keeps up to date. */
export const getOutput = (name: string, texts: OutputProps['texts']) => ({
  'data-output': name,
  children: texts[name],
});

/** A number that shrinks to fit its parent, a `.calculator-figure`. */
export const Figure = ({ name, texts }: OutputProps) => (
  <span className={getNumberFit(texts[name])} {...getOutput(name, texts)} />
);
