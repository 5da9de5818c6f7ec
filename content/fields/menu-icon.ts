import type { TextField } from 'payload';
import { z } from 'zod';
import { type Asks, says } from '../staff/says.ts';

/** The icons that an editor may put before a link in the navigation bar; the storefront draws them. */
const MENU_ICONS = ['bag', 'book', 'disc', 'download', 'help', 'key', 'mail'] as const;
const menuIcon = z.enum(MENU_ICONS);

/** An unknown name counts as no icon. */
export const optionalMenuIcon = z.unknown().transform((value) => menuIcon.safeParse(value).data);
export type MenuIcon = z.output<typeof menuIcon>;

export const menuIconField: TextField = {
  name: 'icon',
  type: 'text',
  admin: { description: `One of: ${MENU_ICONS.join(', ')}. Without a name there is none.` },
  validate: (value: unknown, { req }: { req?: Asks }) =>
    !value || menuIcon.safeParse(value).success || says(req)('icon', { names: MENU_ICONS.join(', ') }),
};
