import type { Db } from './database.ts';

/**
 * What is built once for each connection pool instead of for each run, above all statements: building one takes Drizzle 0.1 to
 * 0.2 ms. For what nearly every page or call runs, and whose text is always the same: values are placeholders, and a list is one
 * value (`any`), so that the text does not depend on its length. A transaction builds its own.
 * @param build for a statement, ends with `prepare('')`; the pool names it like every statement that recurs
 */
export function builtOnce<Built>(build: (db: Db) => Built): (db: Db) => Built {
  const built = new WeakMap<Db, Built>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
