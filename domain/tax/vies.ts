import { z } from 'zod';
import type { VatRegistry } from './vat-registry.ts';

/** Longer than that no buyer is kept waiting. */
const TIMEOUT_MS = 6_000;

/** Dashes are how a member state says nothing. */
const told = z
  .string()
  .nullish()
  .transform((text) => (text?.trim().replace(/^-+$/, '') || null) as string | null);

const answer = z.union([
  z.object({ valid: z.boolean(), requestIdentifier: told, name: told, address: told }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) }),
]);

/**
 * The European Commission's register, by its REST service.
 * @param url of the service, without a slash at the end
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
        // A number that its country can't have had.
        if (error?.error === 'INVALID_INPUT') return { valid: false };
        throw new Error(`VIES says ${error?.error}`);
      }
      if (!response.ok) throw new Error(`VIES answered ${response.status}`);
      const { valid, requestIdentifier: consultation, name, address } = read;
      return valid ? { valid, consultation, name, address } : { valid };
    },
  };
}
