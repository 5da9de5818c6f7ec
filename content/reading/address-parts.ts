import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { type DocumentAddress, PAGE_TYPES } from './published-addresses.ts';
import { taggedCache } from './tagged-cache.ts';

/** How the addresses are divided into parts, and which ones. */
export interface AddressPartsQuery {
  /** Only addresses that are published in one of these languages. */
  locales: readonly Locale[];
  /** Paths to leave out. */
  without: readonly string[];
  /** The number of addresses in a part. */
  size: number;
}

export interface PartAddress extends Pick<DocumentAddress, 'path' | 'locales'> {
  /** When the document last changed for readers of a language (ISO 8601), if known. */
  changed: Partial<Record<Locale, string>>;
}

export interface AddressParts {
  /** The number of parts, at least one. */
  count(query: AddressPartsQuery): Promise<number>;
  /**
   * The addresses of a part in the order of their paths, some hundred at a time; none if there is no such part.
   * @param part from 1
   * @throws {LineFull} if too many ask at once
   */
  read(part: number, query: AddressPartsQuery): AsyncIterable<readonly PartAddress[]>;
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** How many addresses are in memory at a time. */
const AT_A_TIME = 500;

/**
 * Anybody can ask for all addresses at any time: even in a large shop, that takes only one connection and leaves the
 * others free.
 */
const IN_TURN = { atOnce: 1, waiting: 200 };

/** How many combinations of languages are remembered: those of each origin. */
const KINDS_OF_PARTS = 20;

const SHOWN = `from ${CONTENT_SCHEMA}.addresses
  where published and type = any($1) and locales && $2::text[] and path <> all($3::text[])`;

/**
 * All published addresses, however many there are: only where each part begins is kept in memory. Finding that takes a
 * scan of all addresses, so it is not repeated at every publication. New addresses appear at once in the part around
 * them, and after a while the parts are divided again.
 * @param age.maxAge how long the division is kept, in ms
 */
export function addressParts(query: Query, age: { maxAge: number; now(): number }): AddressParts {
  const cache = taggedCache<{ beginnings: string[]; tags: [] }>({
    ...age,
    limit: KINDS_OF_PARTS,
    outdated: (known) => known,
  });
  const types = [...PAGE_TYPES.keys()];
  const inTurn = fewAtOnce(IN_TURN);
  const beginnings = async ({ locales, without, size }: AddressPartsQuery) => {
    const load = async () => {
      const { rows } = await query(
        `select path from (select path, row_number() over (order by path) - 1 as place ${SHOWN}) as placed
         where place % $4 = 0 order by path`,
        [types, locales, without, size],
      );
      // A new address that sorts before the first one belongs to the first part.
      return { beginnings: ['', ...rows.slice(1).map(({ path }) => String(path))], tags: [] as [] };
    };
    return (await cache.get(JSON.stringify([locales, without, size]), load)).beginnings;
  };
  return {
    count: async (asked) => (await beginnings(asked)).length,
    async *read(part, asked) {
      const known = await beginnings(asked);
      let from = known[part - 1];
      const end = known[part];
      for (let comparison = '>='; from !== undefined; comparison = '>') {
        const next = [types, asked.locales, asked.without, from, end ?? null];
        const { rows } = await inTurn(() =>
          query(
            // The languages as one text: parsing arrays would take longer than everything else.
            `select path, array_to_string(locales, ' ') as locales, changed ${SHOWN} and path ${comparison} $4 and ($5::text is null or path < $5)
             order by path limit ${AT_A_TIME}`,
            next,
          ),
        );
        const read = rows as unknown as (Omit<PartAddress, 'locales'> & { locales: string })[];
        if (read.length > 0) {
          yield read.map((row) => ({ ...row, locales: row.locales.split(' ') as Locale[] }));
        }
        from = read.length < AT_A_TIME ? undefined : read.at(-1)?.path;
      }
    },
  };
}
