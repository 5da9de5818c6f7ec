import type { VatRegistry } from './vat-registry.ts';

/**
 * Replaces VIES in a sandbox: it knows every VAT id except those that end in 00, and does not answer about those that end in 99.
 */
export const sandboxVatRegistry: VatRegistry = {
  async check(vatId, requester) {
    if (vatId.endsWith('99')) throw new Error('the sandbox does not answer about this VAT id');
    if (vatId.endsWith('00')) return { valid: false };
    const consultation = requester && `SANDBOX-${vatId}`;
    return { valid: true, consultation, name: 'Sandbox Ltd', address: null };
  },
};
