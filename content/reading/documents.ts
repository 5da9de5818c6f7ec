import { z } from 'zod';
import { type Block, block } from '../blocks/registry.ts';
import { optionalMedia, optionalText, references, rows, text } from '../fields/field-schemas.ts';
import { productRef } from '../types/products/schema.ts';

export type { Block } from '../blocks/registry.ts';
export type { RichTextNode } from '../blocks/rich-text/block.ts';
export type { Action } from '../fields/field-schemas.ts';
export type { ProductRef } from '../types/products/schema.ts';

const seo = z
  .object({
    metaDescription: optionalText,
    meta: rows(z.object({ name: text, content: text })),
    /** Written by admins only; served under the page's nonce or hash. */
    script: optionalText,
    structuredData: z.unknown(),
  })
  .nullish()
  .transform(
    (value) =>
      value ?? { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  );

/** A document that lacks something a page can't do without: its path and reason, for the log. */
export type Complaint = (path: string, reason: string) => void;

/**
 * The schema of a page. A block that lacks a required field, or is of an unknown kind, is left out and
 * complained about; the page stays up.
 */
export function pageSchema(complain: Complaint) {
  return z.object({
    slug: z
      .string()
      .nullish()
      .transform((value) => value ?? ''),
    title: text,
    seo,
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

const navigationItem = z.object({ title: text, link: text, icon: optionalText });
const navigationSection = z.object({ label: text, url: optionalText, items: references(navigationItem) });

export const navigation = z.object({
  os: z.enum(['win', 'mac']),
  logoTitle: text,
  media: optionalMedia,
  login: text,
  product: z.object({
    label: text,
    url: optionalText,
    subList: references(
      z.object({ product: productRef, text: optionalText, link: text, anchor: optionalText }),
    ),
  }),
  store: navigationSection,
  tips: navigationSection,
  support: navigationSection,
});
export type Navigation = z.output<typeof navigation>;

export const footer = z.object({
  logoLink: text,
  logoTitle: text,
  media: optionalMedia,
  menuList: references(
    z.object({
      label: text,
      list: references(z.object({ label: text, link: text, eventLabel: optionalText })),
    }),
  ),
  items: references(z.object({ label: text, link: text })),
  brand: optionalText,
});
export type Footer = z.output<typeof footer>;

/** What every page shows besides navigation and footer. */
export const commons = z.object({
  headerBanner: z.unknown().transform((value) => {
    const parsed = z
      .object({ enabled: z.literal(true), text, linkLabel: optionalText, link: optionalText })
      .safeParse(value);
    return parsed.success
      ? { text: parsed.data.text, linkLabel: parsed.data.linkLabel, link: parsed.data.link }
      : undefined;
  }),
});
export type Commons = z.output<typeof commons>;

/** The words around the checkout's form. */
export const checkout = z.object({
  title: text,
  summaryTitle: text,
  paymentText: text,
  deliveryText: text,
  guaranteeTitle: text,
  guaranteeText: text,
  legalText: text,
});
export type CheckoutTexts = z.output<typeof checkout>;
