import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import {
  describeInput,
  type FieldName,
  fieldNames,
  type InputTexts,
  inputsFormat,
  parseInput,
  sliderRanges,
  toSliderValue,
} from './inputs';

interface ControlProps {
  name: FieldName;
  /** As it was typed. */
  text: string;
  onChange: (text: string) => void;
}

interface NumberFieldProps extends ControlProps {
  id: string;
  hintId?: string | undefined;
}

/** Shows what was typed while it is edited ('5k'), and its number otherwise ('5,000'). */
function NumberField({ name, text, onChange, id, hintId }: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isSelected = useRef(false);
  const [isEdited, setIsEdited] = useState(false);
  // The visitor may have begun to type before React started.
  useLayoutEffect(() => setIsEdited(ref.current === document.activeElement), []);
  const shown = isEdited ? text : formatCount(parseInput(text));

  const handleFocus = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    isSelected.current = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    setIsEdited(true);
  };

  // The text that is edited may differ from the number, which moves the cursor to its end.
  useLayoutEffect(() => {
    if (isEdited && isSelected.current) ref.current?.select();
  }, [isEdited]);

  return (
    <input
      ref={ref}
      id={id}
      name={name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-describedby={hintId}
      value={shown}
      onFocus={handleFocus}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setIsEdited(false)}
      className={`field text-right font-figure ${getTextSize(shown)}`}
    />
  );
}

/** Lets up to 16 digits fit. */
function getTextSize({ length }: string) {
  if (length > 13) return 'text-small';
  return length > 9 ? 'text-subheading' : 'text-statement';
}

function Slider({ name, text, onChange, label }: ControlProps & { label: string }) {
  const textBeforeTouch = useRef<string>(undefined);
  const value = toSliderValue(name, parseInput(text));
  return (
    <input
      type="range"
      autoComplete="off"
      aria-label={label}
      aria-valuetext={describeInput(name, value)}
      {...sliderRanges[name]}
      value={value}
      onChange={(event) => onChange(formatCount(Number(event.target.value)))}
      onPointerDown={() => {
        textBeforeTouch.current = text;
      }}
      // The touch became a scroll of the page.
      onPointerCancel={() => onChange(textBeforeTouch.current ?? text)}
      className="calculator-slider"
    />
  );
}

function Field({ copy, ...control }: ControlProps & { copy: CalculatorCopy }) {
  const { name } = control;
  const id = `calculator_${name}`;
  const label = copy.fields[name];
  const hintId = name === 'rate' ? `${id}_hint` : undefined;
  return (
    <div className="calculator-field">
      <div className="grow basis-40">
        <label
          htmlFor={id}
          className="font-semibold text-large leading-tight"
          suppressHydrationWarning
        >
          {label}
        </label>
        {hintId && (
          <p id={hintId} className="text-ink-muted text-small" suppressHydrationWarning>
            {copy.rateHint}
          </p>
        )}
      </div>
      <NumberField {...control} id={id} hintId={hintId} />
      <Slider {...control} label={interpolate(copy.slider, { field: label })} />
    </div>
  );
}

interface FieldsProps {
  texts: InputTexts;
  onChange: (texts: InputTexts) => void;
  copy: CalculatorCopy;
}

/** Three numbers, each with a slider. */
export const Fields = ({ texts, onChange, copy }: FieldsProps) => (
  <fieldset name={inputsFormat.name} className="grid gap-y-2 needs-scripts md:gap-y-1.75">
    <legend className="sr-only" suppressHydrationWarning>
      {copy.fieldsLabel}
    </legend>
    {fieldNames.map((name) => (
      <Field
        key={name}
        name={name}
        text={texts[name]}
        onChange={(text) => onChange({ ...texts, [name]: text })}
        copy={copy}
      />
    ))}
  </fieldset>
);
