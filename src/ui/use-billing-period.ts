import { useSyncExternalStore } from 'react';
import {
  type BillingPeriod,
  getBillingParameters,
  getBillingPeriod,
  subscribeToBilling,
} from '../lib/billing-period';
import { useInAddress } from './use-in-address';

/** Returns the period of the pricing section, whose radio buttons work without scripts, and keeps it in the address. */
export function useBillingPeriod() {
  const period = useSyncExternalStore<BillingPeriod>(
    subscribeToBilling,
    getBillingPeriod,
    () => 'monthly',
  );
  useInAddress(getBillingParameters(period));
  return period;
}
