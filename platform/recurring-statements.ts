import { LRUCache } from 'lru-cache';

/** How often a text is sent before it counts as recurring. */
const OFTEN = 5;
/** A prepared statement takes some ten kilobytes of each connection's server process. */
const MOST = 300;
/** A text with so many values is one of many forms, such as a list of another length each time. */
const MANY_VALUES = /\$40\b/;

/**
 * Names for the statements that a program sends again and again. PostgreSQL prepares a named statement once for each connection;
 * without a name it parses and plans the text each time, which for most of our statements takes ten times as long as running
 * it. Types of values are fixed when a statement is prepared, so a migration must not change the type of a column
 * (`tools/check-migrations.ts`).
 */
export class RecurringStatements {
  private readonly seen = new LRUCache<string, number>({ max: 1_000 });
  /** Null for a text that must not be prepared any more. */
  private readonly names = new Map<string, string | null>();

  /** Undefined for a text that is not sent often. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known ?? undefined;
    if (this.names.size >= MOST || MANY_VALUES.test(text)) return undefined;
    const times = (this.seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      this.seen.set(text, times);
      return undefined;
    }
    this.seen.delete(text);
    const name = `recurring_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** From now on the text is sent without a name. */
  forget(text: string): void {
    this.names.set(text, null);
  }
}
