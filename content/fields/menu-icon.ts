import type { TextField } from 'payload';
import { z } from 'zod';

/** What an editor may put in front of a link of the bar; the storefront draws them. */
const MENU_ICONS = ['bag', 'book', 'disc', 'download', 'help', 'key', 'mail'] as const;
const menuIcon = z.enum(MENU_ICONS);

/** A name that is not known is no icon. */
export const optionalMenuIcon = z.unknown().transform((value) => menuIcon.safeParse(value).data);
export type MenuIcon = z.output<typeof menuIcon>;

export const menuIconField: TextField = {
  name: 'icon',
  type: 'text',
  admin: { description: `One of: ${MENU_ICONS.join(', ')}. Without a name there is none.` },
  validate: (value: unknown) =>
    !value || menuIcon.safeParse(value).success || `Choose one of: ${MENU_ICONS.join(', ')}.`,
};
