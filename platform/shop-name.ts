import { z } from 'zod';
import { hasLength } from './text-length.ts';

/** Longer names would break page headers and mail subjects. */
const MOST = 60;

/** It becomes a line in mail headers and titles: no line breaks, and no characters that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** A valid name for a shop. Characters of HTML are allowed, since every use of the name escapes it. */
export const shopName = z
  .string()
  .trim()
  .refine((name) => hasLength(name, { least: 1, most: MOST }) && !UNSEEN.test(name), {
    error: `allowed: 1 to ${MOST} characters, no control characters`,
  });

/** The demo's default for a name that is required where real money is taken. */
export const DEMO_SHOP_NAME = 'Spindle';
