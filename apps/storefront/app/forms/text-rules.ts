import { hasLength } from '@spindle/platform/text-length.ts';
import * as z from 'zod/mini';

/*
 * Texts of forms, by the one rule of lengths (spec §5). Messages are error codes; the field looks its words up.
 */

/** A text exactly as typed, including its spaces: passwords, and whatever else is compared as a whole. */
export const wholeText = (most: number) =>
  z
    .string({ error: 'field_required' })
    .check(z.refine((text) => hasLength(text, { most }), { error: 'invalid_input' }));

/** A line that must be filled in; spaces around it are removed. */
export const filledText = (most: number) =>
  z.string({ error: 'field_required' }).check(
    z.trim(),
    z.refine((text) => hasLength(text, { least: 1 }), { error: 'field_required', abort: true }),
    z.refine((text) => hasLength(text, { most }), { error: 'invalid_input' }),
  );
