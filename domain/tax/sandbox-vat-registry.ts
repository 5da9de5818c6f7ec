import type { VatRegistry } from './vat-registry.ts';

/**
 * Stands in for VIES where no real business buys: it knows every VAT id but those with 00 at the end, and does not
 * answer about those with 99.
 */
export const sandboxVatRegistry: VatRegistry = {
  async check(vatId, requester) {
    if (vatId.endsWith('99')) throw new Error('the sandbox does not answer about this VAT id');
    if (vatId.endsWith('00')) return { valid: false };
    const consultation = requester && `SANDBOX-${vatId}`;
    return { valid: true, consultation, name: 'Sandbox Ltd', address: null };
  },
};
