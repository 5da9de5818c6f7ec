import type { TaxRateKey } from './rate.ts';
import type { TaxRegistrationKey } from './registration.ts';

export const rateSubject = ({ country, validFrom }: TaxRateKey) => ({
  kind: 'tax_rate' as const,
  id: `${country} ${validFrom}`,
});

export const registrationSubject = ({ country, scheme, validFrom }: TaxRegistrationKey) => ({
  kind: 'tax_registration' as const,
  id: `${country} ${scheme} ${validFrom}`,
});
