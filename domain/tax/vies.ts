import { z } from 'zod';
import type { VatRegistry } from './vat-registry.ts';

/** The longest that a buyer has to wait, in ms. */
const TIMEOUT_MS = 6_000;

/** Member states send dashes for values that they do not disclose. */
const told = z
  .string()
  .nullish()
  .transform((text) => (text?.trim().replace(/^-+$/, '') || null) as string | null);

const answer = z.union([
  z.object({ valid: z.boolean(), requestIdentifier: told, name: told, address: told }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) }),
]);

/**
 * The European Commission's registry, through its REST service.
 * @param url address of the service, without a final slash
 */
export function openVies({ url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number }): VatRegistry {
  return {
    async check(vatId, requester) {
      const response = await fetch(`${url}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) },
          ...(requester && {
            requesterMemberStateCode: requester.slice(0, 2),
            requesterNumber: requester.slice(2),
          }),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const read = answer.parse(await response.json());
      if ('errorWrappers' in read) {
        const [error] = read.errorWrappers;
        // A number that can't exist in its country.
        if (error?.error === 'INVALID_INPUT') return { valid: false };
        throw new Error(`VIES says ${error?.error}`);
      }
      if (!response.ok) throw new Error(`VIES answered ${response.status}`);
      const { valid, requestIdentifier: consultation, name, address } = read;
      return valid ? { valid, consultation, name, address } : { valid };
    },
  };
}
