import { randomBytes } from 'node:crypto';
import { parse } from 'node:path';
import { cutText } from '@spindle/platform/text-length.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * In the context of a save: keeps the file's name as it is. Only for names that no other file has or had, and for files
 * that are the same in every shop.
 */
export const KEEP_NAME = { keepName: true } as const;

/** In characters, which may take four bytes each; resized pictures add more to the name. */
const LONGEST_STEM = 50;

/** Gives an uploaded file a name that no other has or had: its addresses are cached for good wherever they were shown. */
export const giveOwnName: CollectionBeforeOperationHook = ({ req, context }) => {
  if (req.file && !context.keepName) req.file.name = ownName(req.file.name);
};

/** @returns `disc-3f9a1c20-77aa01bc.png` for `disc-3f9a1c20.png`; `namesBefore` can tell from it which name it replaced */
export function nextName(name: string): string {
  const { name: stem, ext } = parse(name);
  return `${stem}-${suffix()}${ext}`;
}

/** The names that a picture may have had before `nextName` gave it this one; its file extension may have changed, too. */
export function namesBefore(name: string): string[] {
  const [, before] = /^(.+-[0-9a-f]{8})-[0-9a-f]{8}\.\w+$/su.exec(name) ?? [];
  if (before === undefined) return [];
  return [...new Set([parse(name).ext, '.png', '.jpg', '.jpeg', '.webp', '.avif'])].map(
    (ext) => before + ext,
  );
}

const suffix = () => randomBytes(4).toString('hex');

/** @returns `disc-3f9a1c20.png` for `disc.png` */
function ownName(name: string): string {
  // Invisible characters could make a name look like another one.
  const seen = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, '');
  const { name: stem, ext } = parse(seen);
  const visible = cutText(stem.replace(/^\.+/, ''), LONGEST_STEM);
  return `${visible}-${suffix()}${ext}`;
}
