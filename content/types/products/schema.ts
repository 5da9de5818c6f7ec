import { z } from 'zod';
import {
  DISC_KINDS,
  licenceType,
  optionalMedia,
  optionalText,
  references,
  rows,
  text,
} from '../../fields/field-schemas.ts';

const productAttrs = z
  .object({ media: optionalMedia, tags: rows(z.object({ slug: text, name: text })) })
  .nullish()
  .transform((value) => value ?? { media: undefined, tags: [] });

const clientInfo = z
  .object({ systemRequirement: optionalText })
  .nullish()
  .transform((value) => value ?? { systemRequirement: undefined });

const identity = {
  pid: z.string().regex(/^\d+$/),
  /** With underscores, as in `dvd_ripper`; its page is at `/dvd-ripper`. */
  slug: text,
  shortName: text,
  name: text,
  type: z.enum(['single', 'bundle', 'aio']),
  system: z.enum(['win', 'mac', 'android']),
  productLine: z.enum(DISC_KINDS),
  /** Given away: it has a download, but no price. */
  free: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  media: optionalMedia,
  product_attrs: productAttrs,
  client_info: clientInfo,
  /** Its page at Amazon for this language. */
  amazon: optionalText,
};

/** What a page needs to show a product that it mentions. Prices come from the catalogue, by pid. */
export const productRef = z.object(identity).transform(({ product_attrs, client_info, ...product }) => ({
  ...product,
  /** Shown in menus, before its name. */
  icon: product_attrs.media,
  /** Shown if the slug is `new` or contains `off` (spec §3). */
  tags: product_attrs.tags,
  systemRequirement: client_info.systemRequirement,
}));
export type ProductRef = z.output<typeof productRef>;

/** A whole product document. */
export const productSchema = z
  .object({
    ...identity,
    /** In the currency of the document's language, in major units; only for display, never for charging. */
    price: rows(z.object({ key: licenceType, value: z.number(), currency: text })),
    downloadUrl: rows(z.object({ url: text, version: optionalText })),
    /** The contents of a bundle. */
    products: references(productRef),
    upgrade_products: references(productRef),
    related_products: references(productRef),
    redirect_products: references(productRef),
    coupon: optionalText,
    imgs: rows(z.object({ media: optionalMedia })),
  })
  .transform(
    ({
      product_attrs,
      client_info,
      imgs,
      products,
      upgrade_products,
      related_products,
      redirect_products,
      ...rest
    }) => ({
      ...rest,
      contents: products,
      upgrades: upgrade_products,
      relatedProducts: related_products,
      /** The products that have replaced it, if it is no longer sold. */
      successors: redirect_products,
      productAttrs: product_attrs,
      clientInfo: client_info,
      imgs: imgs.flatMap((image) => image.media ?? []),
    }),
  );
