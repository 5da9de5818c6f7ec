import { cutText } from '@spindle/platform/text-length.ts';

/** Which part of a long list is looked at. */
export interface AskedPlace {
  /** What is looked for; empty for all. */
  q: string;
  page: number;
}

/** The same with what there is. */
export interface ListPlace extends AskedPlace {
  pages: number;
  /** How many there are without looking for any. */
  total: number;
  found: number;
  /** There are so many that one looks for them. */
  isLong: boolean;
}

const LONGEST = 80;

/** As the page's address says it; what can't be is taken for the beginning. */
export function readPlace({ searchParams }: URL): AskedPlace {
  const typed = (searchParams.get('q') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  const q = cutText(typed, LONGEST);
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '');
  return { q, page: page ? Number(page[0]) : 1 };
}

/** @returns whether something that is called so is meant by what was typed; hyphens and case do not count. */
export function isMeant(q: string): (...names: readonly (string | undefined)[]) => boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[-\s]+/g, '');
  const wanted = plain(q);
  return (...names) => names.some((name) => name !== undefined && plain(name).includes(wanted));
}
