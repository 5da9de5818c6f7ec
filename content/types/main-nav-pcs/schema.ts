import { z } from 'zod';
import { optionalMedia, optionalText, references, text } from '../../fields/field-schemas.ts';
import { optionalMenuIcon } from '../../fields/menu-icon.ts';
import { productRef } from '../products/schema.ts';

const navigationItem = z.object({ title: text, link: text, icon: optionalMenuIcon });
const navigationSection = z.object({ label: text, url: optionalText, items: references(navigationItem) });

export const navigationSchema = z.object({
  os: z.enum(['win', 'mac']),
  /** By default, the shop's name. */
  logoTitle: optionalText,
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
export type Navigation = z.output<typeof navigationSchema>;
