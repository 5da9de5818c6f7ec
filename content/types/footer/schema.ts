import { z } from 'zod';
import { optionalMedia, optionalText, references, text } from '../../fields/field-schemas.ts';

export const footerSchema = z.object({
  /** Missing while the page that it leads to is withdrawn; the logo then leads home. */
  logoLink: optionalText,
  /** By default, the shop's name. */
  logoTitle: optionalText,
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
export type Footer = z.output<typeof footerSchema>;
