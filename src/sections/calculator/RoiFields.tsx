import { useId, useRef } from 'react';
import { formatCount, formatMoney, formatPlural } from '../../lib/format';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FieldsState } from '../../ui/use-fields-in-url';
import { MAX_RATE } from './plan-return';
import { type RoiInputs, roiFieldNames, roiRanges } from './roi';

/** Puts the slider below label and field. */
const sliderCellClasses = 'col-span-full row-start-2 w-full md:max-lg:row-start-3 print:hidden';

interface RoiFieldsProps {
  copy: CalculatorCopy;
  fields: FieldsState<keyof RoiInputs>;
  inputs: RoiInputs;
}

export function RoiFields({ copy, fields, inputs }: RoiFieldsProps) {
  const id = useId();
  const { fieldsetRef, values, setValue, handleBlur } = fields;
  const valueBeforeTouch = useRef('');
  const sliderValue = (name: keyof RoiInputs) =>
    Math.min(Math.max(inputs[name], 0), roiRanges[name].max);
  const spoken = {
    leads: formatPlural(copy.leadCount, sliderValue('leads')),
    deal: formatMoney(sliderValue('deal')),
    rate: `${formatCount(sliderValue('rate'))}%`,
  };
  const hints: Partial<Record<keyof RoiInputs, string>> =
    inputs.rate > MAX_RATE ? { rate: copy.rateHint } : {};
  return (
    <fieldset ref={fieldsetRef} className="grid gap-x-8 gap-y-2 md:grid-cols-3 noscript:hidden">
      <legend className="sr-only">{copy.fieldsLabel}</legend>
      {roiFieldNames.map((name) => (
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] items-center gap-2 md:max-lg:grid-cols-1 md:max-lg:content-end"
        >
          <label htmlFor={id + name} className="font-semibold leading-tight">
            {copy.fields[name]}
          </label>
          <input
            id={id + name}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={hints[name] && `${id}${name}_hint`}
            value={values[name]}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className="field min-h-11 w-28 px-3 text-right font-semibold text-large tabular-figures md:max-lg:w-full lg:min-h-12 lg:w-32 lg:px-4"
          />
          {/* Draws the track: the policy allows no `style` attribute for the filled part. */}
          <progress
            aria-hidden="true"
            value={sliderValue(name)}
            max={roiRanges[name].max}
            className={`h-2.5 slider-track ${sliderCellClasses}`}
          />
          <input
            name={name}
            type="range"
            aria-label={copy.fields[name]}
            aria-valuetext={spoken[name]}
            autoComplete="off"
            {...roiRanges[name]}
            onPointerDown={() => {
              valueBeforeTouch.current = values[name];
            }}
            // The touch became a scroll of the page.
            onPointerCancel={() => setValue(name, valueBeforeTouch.current)}
            value={sliderValue(name)}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className={`h-9 slider ${sliderCellClasses}`}
          />
          {hints[name] && (
            <p id={`${id}${name}_hint`} className="col-span-full text-small">
              {hints[name]}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
