import pg from 'pg';

/** How a database handles characters. */
export interface CharacterType {
  /** The database's name. */
  database: string;
  encoding: string;
  /** Its LC_CTYPE, such as `C.UTF-8`. */
  ctype: string;
  /** Whether it knows that Ü and ü are the same letter. */
  folds: boolean;
}

export async function readCharacterType(url: string): Promise<CharacterType> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<CharacterType>(
      `select datname as database, pg_encoding_to_char(encoding) as encoding, datctype as ctype,
         lower('Ü') = 'ü' as folds
       from pg_database where datname = current_database()`,
    );
    return rows[0] as CharacterType;
  } finally {
    await client.end();
  }
}

/**
 * What an operator should know about a database that was created without regard to languages. The shop splits and folds search
 * terms itself, so it works on such a database, unless letters can't be stored there.
 */
export function characterTypeProblem(
  type: CharacterType,
): { kind: 'unusable' | 'limited'; line: string } | undefined {
  const { database, encoding, ctype, folds } = type;
  if (encoding !== 'UTF8') {
    return {
      kind: 'unusable',
      line: `The database “${database}” stores ${encoding}: the shop's languages need one made with ENCODING 'UTF8'.`,
    };
  }
  if (folds && /utf-?8$/i.test(ctype)) return undefined;
  const lacks = folds
    ? 'extensions such as pg_trgm see no letters in 字幕 or ü there'
    : 'staff who search for ü do not find Ü, and extensions such as pg_trgm see no letters in 字幕';
  return {
    kind: 'limited',
    line: `The database “${database}” has LC_CTYPE ${ctype}: the shop and its search work, but ${lacks}. A database made with LC_CTYPE 'C.UTF-8' has no such limits; move to one by pg_dump and pg_restore when it suits you.`,
  };
}
