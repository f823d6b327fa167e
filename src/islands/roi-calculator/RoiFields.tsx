import type { RefObject } from 'react';
import { type RoiInputs, type RoiTexts, roiNames, startsWithInteger } from '../../lib/roi';

export interface RoiFieldsProps {
  legend: string;
  labels: Record<keyof RoiInputs, string>;
  texts: RoiTexts;
  id: string;
  form: RefObject<HTMLFieldSetElement | null>;
  onChange: (name: keyof RoiInputs, text: string) => void;
}

export function RoiFields({ legend, labels, texts, id, form, onChange }: RoiFieldsProps) {
  return (
    <fieldset
      ref={form}
      className="grid content-start gap-3 md:max-lg:grid-cols-3 md:gap-5 noscript:hidden"
    >
      <legend className="sr-only">{legend}</legend>
      {roiNames.map((name) => (
        <div
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:flex-col md:items-stretch"
        >
          <label htmlFor={id + name} className="font-semibold">
            {labels[name]}
          </label>
          <input
            id={id + name}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={texts[name]}
            onChange={(event) => onChange(name, event.target.value)}
            onBlur={() => startsWithInteger(texts[name]) || onChange(name, '0')}
            className="min-h-12 w-26 rounded-small border border-edge bg-card px-4 font-semibold text-lead tabular hover:border-ink md:min-h-14 md:w-full md:text-subheading"
          />
        </div>
      ))}
    </fieldset>
  );
}
