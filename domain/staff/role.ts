import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { z } from 'zod';
import { STAFF_ROLES } from '../actor.ts';
import { KEPT_BY_ADMINS, PERMISSIONS, type Permission } from './permission.ts';

/** Stands for all currencies without a limit of their own. */
export const OTHER_CURRENCIES = '*';

/** What staff of a role may do. */
export const role = z
  .object({
    role: z.enum(STAFF_ROLES),
    /** Duplicates are dropped. */
    permissions: z
      .array(z.enum(PERMISSIONS))
      .transform((named): readonly Permission[] => [...new Set(named)]),
    /**
     * How much of one order may be refunded, in minor units; null for as much as was paid. One limit per currency; nothing
     * without one.
     */
    refundLimits: z
      .array(
        z
          .object({
            currency: z.enum([...CURRENCIES, OTHER_CURRENCIES]),
            maxMinor: z.int().min(0).max(2_000_000_000).nullable(),
          })
          // No amount for all other currencies: it would be worth something different in each.
          .refine(({ currency, maxMinor }) => currency !== OTHER_CURRENCIES || maxMinor === null),
      )
      .refine((limits) => new Set(limits.map(({ currency }) => currency)).size === limits.length)
      .readonly(),
  })
  .refine(({ role: name, permissions }) => name !== 'admin' || permissions.includes(KEPT_BY_ADMINS), {
    path: ['permissions'],
    error: 'admins_keep_roles',
  });

export type Role = z.infer<typeof role>;
