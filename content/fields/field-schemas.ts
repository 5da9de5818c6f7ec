import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';

/** A field that must not be empty. */
export const text = z.string().trim().min(1);

/** A field that an editor may leave empty; empty and absent are the same. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** Rows of a repeated field; a missing field has none. */
export function rows<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .nullish()
    .transform((value) => value ?? []);
}

/**
 * References to other documents. A document that can't be shown (not published, not readable) stays a bare id in what the
 * content system returns, and is left out here.
 */
export function references<Target extends z.ZodType>(target: Target) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((value) =>
      (value ?? []).flatMap((item) => {
        const parsed = target.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** A reference counts as missing if its document can't be shown, because it is not published. */
export function optionalReference<Target extends z.ZodType>(target: Target) {
  return z.unknown().transform((value): z.output<Target> | undefined => target.safeParse(value).data);
}

/** A time in ISO 8601. */
export const time = z.iso.datetime();
export const optionalTime = time.nullish().transform((value) => value ?? undefined);

const percent = z
  .number()
  .nullish()
  .transform((value) => (typeof value === 'number' ? Math.round(value) : undefined))
  .optional();

export const media = z.object({
  url: text,
  alt: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  /** Pixels; absent for files without a size, such as some SVG. */
  width: z
    .number()
    .nullish()
    .transform((value) => value ?? undefined),
  height: z
    .number()
    .nullish()
    .transform((value) => value ?? undefined),
  /** The focal point, in per cent from the left and from the top: a cropped picture is cropped around it. */
  focalX: percent,
  focalY: percent,
});

/** A picture that may be missing, or that can't be shown and then counts as missing. */
export const optionalMedia = z
  .unknown()
  .optional()
  .transform((value) => media.safeParse(value).data);

export const DISC_KINDS = ['dvd', 'blu-ray', 'uhd', 'suite'] as const;
export const licenceType = z.enum(LICENCE_TYPES);

/** What a button does: goes to a page, downloads a product's trial, or buys a licence of it. */
export const action = z.object({
  label: text,
  kind: z.enum(['link', 'download', 'buy']),
  /** A path without language prefix, or a URL elsewhere. */
  url: optionalText,
  pid: optionalText,
  licence: licenceType.nullish().transform((value) => value ?? undefined),
});
export type Action = z.output<typeof action>;

/** A group that an editor left empty arrives as an object of nulls; blocks older than the field do not have it at all. */
export const optionalAction = z
  .unknown()
  .optional()
  .transform((value) => action.safeParse(value).data);

/** One line of a specification sheet. */
export const fact = z.object({ label: text, value: text });
