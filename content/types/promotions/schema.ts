import { z } from 'zod';
import { DISC_KINDS, optionalMedia, optionalText, time } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';
import { TIME_ZONES } from './time-zones.ts';

const popup = z.object({ title: z.string().min(1), text: optionalText, label: z.string().min(1) });

/** A promotion and its page. It runs from `startsAt` to `endsAt`, and not at all when it is closed. */
export const promotionSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: optionalText,
    closed: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    startsAt: time,
    /** Countdowns end here, and nothing that shows them is kept any longer. */
    endsAt: time,
    /** In which its days are named on pages. */
    timeZone: z.enum(TIME_ZONES).catch('UTC'),
    /** `common` for all product lines (spec §3). */
    productLine: z.enum(['common', ...DISC_KINDS]).catch('common'),
    /** Told apart from other promotions in cookies (spec §3). */
    cookieSuffix: z.string().min(1).catch('default'),
    /** A code of the catalogue's coupons. */
    coupon: optionalText,
    media: optionalMedia,
    /** Shown over a page at most once a day, never without one. */
    popup: z.unknown().transform((value) => popup.safeParse(value).data),
  });
