import type { RefObject } from 'react';
import { holdsNumber, type RoiInputs, type RoiTexts } from '../../lib/roi';
import { roiFields } from './use-roi-texts';

export interface RoiFieldsProps {
  legend: string;
  labels: Record<keyof RoiInputs, string>;
  texts: RoiTexts;
  ids: Record<keyof RoiInputs, string>;
  form: RefObject<HTMLFieldSetElement | null>;
  onChange: (name: keyof RoiInputs, text: string) => void;
}

/** Three fields that take anything; one that holds no number shows 0 when it is left. */
export function RoiFields({ legend, labels, texts, ids, form, onChange }: RoiFieldsProps) {
  return (
    <fieldset ref={form} className="grid content-start gap-6 md:max-lg:grid-cols-3 noscript:hidden">
      <legend className="sr-only">{legend}</legend>
      {roiFields.map((name) => (
        <div key={name} className="flex flex-col justify-end">
          <label htmlFor={ids[name]} className="mb-2 block font-semibold">
            {labels[name]}
          </label>
          <input
            id={ids[name]}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={texts[name]}
            onChange={(event) => onChange(name, event.target.value)}
            onBlur={() => holdsNumber(texts[name]) || onChange(name, '0')}
            className="min-h-14 w-full rounded-small border border-edge bg-card px-4 font-semibold text-subheading tabular hover:border-ink"
          />
        </div>
      ))}
    </fieldset>
  );
}
