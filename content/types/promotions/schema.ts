import { z } from 'zod';
import { DISC_KINDS, optionalMedia, optionalText, time } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';
import { TIME_ZONES } from './time-zones.ts';

const popup = z.object({ title: z.string().min(1), text: optionalText, label: z.string().min(1) });

/** A promotion with its page. It runs from `startsAt` to `endsAt`, but not if it is closed. */
export const promotionSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: optionalText,
    closed: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    startsAt: time,
    /** Countdowns end at this time, and nothing that shows them is cached for longer. */
    endsAt: time,
    /** The time zone in which pages name its days. */
    timeZone: z.enum(TIME_ZONES).catch('UTC'),
    /** `common` for all product lines (spec §3). */
    productLine: z.enum(['common', ...DISC_KINDS]).catch('common'),
    /** Tells promotions apart in cookies (spec §3). */
    cookieSuffix: z.string().min(1).catch('default'),
    /** The code of a coupon in the catalogue. */
    coupon: optionalText,
    media: optionalMedia,
    /** Shown over a page at most once a day; without one, nothing is shown. */
    popup: z.unknown().transform((value) => popup.safeParse(value).data),
  });
