import { formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { defaultInputs, fieldNames, sliderRanges } from './inputs';
import { describeInput } from './texts';

/** Three fields, each with a slider. Without scripts, a sentence says what the results assume. */
export const Fields = ({ copy }: { copy: CalculatorCopy }) => (
  <>
    <fieldset className="calculator-fields noscript:hidden">
      <legend className="sr-only">{copy.fieldsLabel}</legend>
      {fieldNames.map((name) => (
        <div key={name}>
          <label htmlFor={`calculator_${name}`} className="font-semibold text-large leading-tight">
            {copy.fields[name]}
          </label>
          <input
            id={`calculator_${name}`}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={defaultInputs[name]}
            className="field text-right font-figure"
          />
          <input
            data-slides={name}
            type="range"
            aria-label={interpolate(copy.slider, { field: copy.fields[name] })}
            aria-valuetext={describeInput(name, defaultInputs[name])}
            autoComplete="off"
            {...sliderRanges[name]}
            defaultValue={defaultInputs[name]}
            className="calculator-slider"
          />
        </div>
      ))}
    </fieldset>
    <p className="hidden text-large text-ink-muted noscript:block">
      {interpolate(copy.withoutScripts, {
        ...defaultInputs,
        deal: formatMoney(defaultInputs.deal),
      })}
    </p>
  </>
);
