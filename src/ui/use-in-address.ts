import { useEffect } from 'react';
import { type QueryParameters, updateAddress } from '../lib/url';
import { PAUSE } from './use-debounced';

/**
 * Keeps query parameters in the address, after a pause: browsers limit how often it may change. The
 * click that leaves a field may leave the page, and other history entries may have older parameters.
 */
export function useInAddress(parameters: QueryParameters) {
  const json = JSON.stringify(parameters);
  useEffect(() => {
    const update = () => updateAddress(JSON.parse(json));
    const timer = setTimeout(update, PAUSE);
    addEventListener('focusout', update);
    addEventListener('popstate', update);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', update);
      removeEventListener('popstate', update);
    };
  }, [json]);
}
