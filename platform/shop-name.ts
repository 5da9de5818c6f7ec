import { z } from 'zod';
import { hasLength } from './text-length.ts';

/** Longer ones would break headers of pages and subjects of mails. */
const MOST = 60;

/** A line of its own in mail headers and titles: no line breaks, nothing that turns the words around it. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** What a shop may be called. Signs of HTML are allowed: whatever the name stands in escapes it. */
export const shopName = z
  .string()
  .trim()
  .refine((name) => hasLength(name, { least: 1, most: MOST }) && !UNSEEN.test(name), {
    error: `allowed: 1 to ${MOST} characters, no control characters`,
  });

/** What is required where somebody else's money is taken is made up for the demo. */
export const DEMO_SHOP_NAME = 'Spindle';
