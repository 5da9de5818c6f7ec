import { isCountry } from '@spindle/platform/countries.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import type { Snapshot } from '../audit/audit-record.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { isCustomerTag } from './customer-tags.ts';
import { moment } from './moment.ts';
import { type Promotion, STACKING } from './promotion.ts';

const each = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .max(200)
    .transform((items) => [...new Set(items)]);
const cap = z.int().min(1).max(1_000_000_000).nullable();

/** The fields of a promotion that staff set, as input of a use case. Empty lists mean everything or everybody. */
export const promotionFields = z
  .object({
    name: z.string().trim().min(1).max(120),
    startsAt: moment,
    endsAt: moment,
    pids: each(pidSchema),
    licenceTypes: each(z.enum(LICENCE_TYPES)),
    countries: each(z.string().toUpperCase().refine(isCountry)),
    tags: each(z.string().refine(isCustomerTag)),
    /** Percentage that is left to pay. */
    payPercent: z.int().min(1).max(99),
    stacking: z.enum(STACKING),
    maxUses: cap,
    maxUsesPerCustomer: cap,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt);

export type PromotionInput = z.input<typeof promotionFields>;

/** The same format as slugs of documents, so that a document can have the promotion's key as its slug. */
export const promotionKey = z.string().regex(/^[a-z0-9][a-z0-9-]{1,63}$/);

/** The promotion as stored in the audit. */
export const promotionSnapshot = (promotion: z.output<typeof promotionFields> | Promotion): Snapshot => ({
  name: promotion.name,
  startsAt: promotion.startsAt.toISOString(),
  endsAt: promotion.endsAt.toISOString(),
  pids: [...promotion.pids],
  licenceTypes: [...promotion.licenceTypes],
  countries: [...promotion.countries],
  tags: [...promotion.tags],
  payPercent: promotion.payPercent,
  stacking: promotion.stacking,
  maxUses: promotion.maxUses,
  maxUsesPerCustomer: promotion.maxUsesPerCustomer,
});
