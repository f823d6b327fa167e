import { keepBillingInUrl } from '../../lib/billing';

keepBillingInUrl();
