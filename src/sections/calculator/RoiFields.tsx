import type { calculator } from '@content/copy/calculator';
import { useId, useRef } from 'react';
import { formatCount, formatMoney, formatPlural } from '../../lib/format';
import type { FieldsState } from '../../ui/use-fields-in-url';
import { type RoiInputs, roiFieldNames, roiRanges } from './roi';

interface RoiFieldsProps {
  copy: typeof calculator;
  fields: FieldsState<keyof RoiInputs>;
  inputs: RoiInputs;
}

export function RoiFields({ copy, fields, inputs }: RoiFieldsProps) {
  const id = useId();
  const { fieldset, values, setValue, handleBlur } = fields;
  const valueBeforeTouch = useRef('');
  const spoken = {
    leads: formatPlural(copy.leadCount, inputs.leads),
    deal: formatMoney(inputs.deal),
    rate: `${formatCount(inputs.rate)}%`,
  };
  return (
    <fieldset
      ref={fieldset}
      className="grid content-start gap-x-8 max-md:-mb-2 md:max-lg:grid-cols-3 lg:gap-y-4 noscript:hidden"
    >
      <legend className="sr-only">{copy.fieldsLabel}</legend>
      {roiFieldNames.map((name) => (
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 md:max-lg:content-end"
        >
          <label htmlFor={id + name} className="font-semibold leading-tight md:max-lg:col-span-2">
            {copy.fields[name]}
          </label>
          <input
            id={id + name}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={values[name]}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className="field min-h-11 w-26 px-3 text-right font-semibold text-large tabular-nums md:max-lg:col-span-2 md:max-lg:mt-2 md:max-lg:w-full lg:min-h-12 lg:w-32 lg:px-4"
          />
          <input
            name={name}
            type="range"
            aria-label={copy.fields[name]}
            aria-valuetext={spoken[name]}
            autoComplete="off"
            min={0}
            {...roiRanges[name]}
            onPointerDown={() => {
              valueBeforeTouch.current = values[name];
            }}
            // The browser scrolls the page with this touch.
            onPointerCancel={() => setValue(name, valueBeforeTouch.current)}
            value={Math.min(Math.max(inputs[name], 0), roiRanges[name].max)}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className="col-span-2 h-11 cursor-pointer accent-action mt-2 w-full print:hidden"
          />
        </div>
      ))}
    </fieldset>
  );
}
