type Text = 'periodLabel' | 'monthly' | 'yearly' | 'billedMonthly' | 'billedAnnually';

export interface BillingSwitchProps {
  copy: Record<Text, string>;
  save: string | undefined;
}

/** Hides elements in the other billing period. */
export const onlyMonthly = 'group-has-[[value=yearly]:checked]/pricing:hidden';
export const onlyYearly = 'group-not-has-[[value=yearly]:checked]/pricing:hidden';

const option =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill px-5 font-semibold text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-color-adjust-none';

export function BillingSwitch({ copy, save }: BillingSwitchProps) {
  return (
    <fieldset className="inline-flex flex-wrap rounded-[1.75rem] border border-edge p-1 print:hidden">
      <legend className="sr-only">{copy.periodLabel}</legend>
      <label className={option}>
        <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
        {copy.monthly}
      </label>
      <label className={option}>
        <input type="radio" name="billing" value="yearly" className="sr-only" />
        {copy.yearly}{' '}
        {save && <span className="rounded-small border px-2 py-0.5 text-small">{save}</span>}
      </label>
      <div role="status" className="sr-only">
        <p className={onlyMonthly}>{copy.billedMonthly}</p>
        <p className={onlyYearly}>{copy.billedAnnually}</p>
      </div>
    </fieldset>
  );
}
