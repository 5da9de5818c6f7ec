import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { type DocumentAddress, PAGE_TYPES } from './published-addresses.ts';
import { taggedCache } from './tagged-cache.ts';

/** Who asks for addresses in parts. */
export interface AddressPartsQuery {
  /** Addresses of what is published in one of these languages. */
  locales: readonly Locale[];
  /** Paths that are left out. */
  without: readonly string[];
  /** Addresses in a part. */
  size: number;
}

export interface PartAddress extends Pick<DocumentAddress, 'path' | 'locales'> {
  /** When the document was last changed for who reads it in a language, ISO 8601, where that is known. */
  changed: Partial<Record<Locale, string>>;
}

export interface AddressParts {
  /** How many parts there are, at least one. */
  count(query: AddressPartsQuery): Promise<number>;
  /**
   * The addresses of a part in the order of their paths, some hundred at a time; none of a part that does not exist.
   * @param part from 1
   * @throws {LineFull} when too many ask at once
   */
  read(part: number, query: AddressPartsQuery): AsyncIterable<readonly PartAddress[]>;
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Addresses that are in memory at a time. */
const AT_A_TIME = 500;

/** Anybody can ask for all addresses at any time: of a large shop they take one connection, and leave the others. */
const IN_TURN = { atOnce: 1, waiting: 200 };

/** Languages by which is asked: those of each origin. */
const KINDS_OF_PARTS = 20;

const SHOWN = `from ${CONTENT_SCHEMA}.addresses
  where published and type = any($1) and locales && $2::text[] and path <> all($3::text[])`;

/**
 * All published addresses, however many there are: kept in memory is only where each part begins. That takes a look
 * at all of them, so it is not done again at every publication: what is new stands in the part around it at once, and
 * the parts get their size again after a while.
 * @param age.maxAge for so long, ms
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
      // Whatever gets an address before the first one is in the first part.
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
            // As one text each: reading arrays would take longer than all the rest.
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
