import { useId, useRef } from 'react';
import { formatCount, formatMoney, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FieldsState } from '../../ui/use-fields-in-url';
import { MAX_CLOSE_RATE } from './plan-return';
import { type RoiInputs, roiFieldNames, roiRanges } from './roi';

interface RoiFieldsProps {
  copy: CalculatorCopy;
  fields: FieldsState<keyof RoiInputs>;
  inputs: RoiInputs;
}

export function RoiFields({ copy, fields, inputs }: RoiFieldsProps) {
  const id = useId();
  const { fieldsetRef, values, setValue, handleBlur } = fields;
  const valueBeforeTouch = useRef('');
  const getSliderValue = (name: keyof RoiInputs) =>
    Math.min(Math.max(inputs[name], 0), roiRanges[name].max);
  const valueTexts = {
    leads: formatPlural(copy.leadCount, getSliderValue('leads')),
    deal: formatMoney(getSliderValue('deal')),
    rate: `${formatCount(getSliderValue('rate'))}%`,
  };
  const hintId = inputs.rate > MAX_CLOSE_RATE ? `${id}rate_hint` : undefined;
  return (
    <fieldset
      ref={fieldsetRef}
      className={`grid break-after-avoid gap-x-8 gap-y-1.5 pt-4 md:grid-cols-3 md:pt-8 noscript:hidden ${hintId ? 'pb-1' : 'pb-7 md:pb-8'}`}
    >
      <legend className="sr-only">{copy.fieldsLabel}</legend>
      {roiFieldNames.map((name) => (
        <div
          key={name}
          className="flex min-w-0 flex-wrap content-end items-center gap-x-2 md:not-nth-2:gutter-rule"
        >
          {/* Text of twice the size leaves no room for the field beside its label. */}
          <label
            htmlFor={id + name}
            className="grow basis-32 text-balance font-semibold text-body leading-tight md:max-lg:basis-full md:max-lg:pb-2"
          >
            {copy.fields[name]}
          </label>
          <input
            id={id + name}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={name === 'rate' ? hintId : undefined}
            value={values[name]}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className="field min-h-11 w-30 px-3 text-right numeral md:max-lg:w-full"
          />
          {/* Draws the track: the policy allows no `style` attribute for the filled part. */}
          <progress
            aria-hidden="true"
            value={getSliderValue(name)}
            max={roiRanges[name].max}
            className="slider-track"
          />
          <input
            name={name}
            type="range"
            aria-label={interpolate(copy.slider, { field: copy.fields[name] })}
            aria-valuetext={valueTexts[name]}
            autoComplete="off"
            {...roiRanges[name]}
            onPointerDown={() => {
              valueBeforeTouch.current = values[name];
            }}
            // The touch became a scroll of the page.
            onPointerCancel={() => setValue(name, valueBeforeTouch.current)}
            value={getSliderValue(name)}
            onChange={(event) => setValue(name, event.target.value)}
            onBlur={() => handleBlur(name)}
            className="slider"
          />
        </div>
      ))}
      {/* Replaces the padding of the fieldset, so that nothing moves. */}
      {hintId && (
        <p id={hintId} className="text-small max-lg:col-span-full md:min-h-5.5 lg:col-start-3">
          {copy.rateHint}
        </p>
      )}
    </fieldset>
  );
}
