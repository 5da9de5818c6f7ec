import { cutText } from '@spindle/platform/text-length.ts';

/** The part of a long list that was asked for. */
export interface AskedPlace {
  /** The text to look for; empty for all. */
  q: string;
  page: number;
}

/** The same, with the size of the list. */
export interface ListPlace extends AskedPlace {
  pages: number;
  /** How many there are without a search. */
  total: number;
  found: number;
  /** Long enough to offer a search. */
  isLong: boolean;
}

const LONGEST = 80;

/** Reads it from the page's address; an invalid value counts as the beginning. */
export function readPlace({ searchParams }: URL): AskedPlace {
  const typed = (searchParams.get('q') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  const q = cutText(typed, LONGEST);
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '');
  return { q, page: page ? Number(page[0]) : 1 };
}

/** @returns a function that tells whether a name contains what was typed; hyphens, spaces and case do not count */
export function isMeant(q: string): (...names: readonly (string | undefined)[]) => boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[-\s]+/g, '');
  const wanted = plain(q);
  return (...names) => names.some((name) => name !== undefined && plain(name).includes(wanted));
}
