import { z } from 'zod';
import { type Block, block } from '../blocks/registry.ts';
import type { Complain } from '../types/define-type.ts';
import { productRef } from '../types/products/schema.ts';
import { optionalText, references, rows, text } from './field-schemas.ts';
import { asRead, isInlineScript } from './inline-script.ts';

export const seoSchema = z
  .object({
    metaDescription: optionalText,
    meta: rows(z.object({ name: text, content: text })),
    /** Written only by admins; served with the page's nonce or hash. */
    script: optionalText.transform((code) =>
      code !== undefined && isInlineScript(code) ? asRead(code) : undefined,
    ),
    structuredData: z.unknown(),
  })
  .nullish()
  .transform(
    (value) =>
      value ?? { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  );

/**
 * The schema of a page. A block that lacks a required field, or is of an unknown kind, is left out and reported to
 * `complain`; the page stays up.
 */
export function pageSchema(complain: Complain) {
  return z.object({
    /** Missing for the single document of its type. */
    id: z.number().optional(),
    slug: z
      .string()
      .nullish()
      .transform((value) => value ?? ''),
    title: text,
    seo: seoSchema,
    urlType: optionalText,
    articleInfoLevel: z
      .number()
      .nullish()
      .transform((value) => value ?? 0),
    system: optionalText,
    /** The products a product or buy page is about, usually one for Windows and one for Mac. */
    product: references(productRef),
    blocks: z
      .array(z.unknown())
      .nullish()
      .transform((blocks): Block[] =>
        (blocks ?? []).flatMap((item, index) => {
          const parsed = block.safeParse(item);
          if (parsed.success) return [parsed.data];
          const [issue] = parsed.error.issues;
          const kind = (item as { __component?: string } | null)?.__component ?? 'unknown';
          complain(`blocks.${index} (${kind})`, `${issue?.path.join('.')}: ${issue?.message}`);
          return [];
        }),
      ),
  });
}
export type Page = z.output<ReturnType<typeof pageSchema>>;
