import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Different codes that do not exist which a network may ask for: who follows old links asks for a few. */
const GUESSES = 20;
/** How long they count, ms, from the first. */
const WINDOW = 10 * 60_000;
/** Networks remembered. Who has more of them to guess from than that gains nothing by the oldest one's return. */
const NETWORKS = 10_000;

/**
 * Keeps anybody from finding codes of links and staff by trying: a page shows whether its code exists. Kept by
 * each node for itself, so that a page waits for no database.
 */
export class CodeGuesses {
  private readonly unknown: LRUCache<string, Set<string>>;

  constructor({ now }: { now(): number }) {
    this.unknown = new LRUCache({ max: NETWORKS, ttl: WINDOW, ttlResolution: 0, perf: { now } });
  }

  /**
   * Counts the codes that are not known, each once however often it is asked for.
   * @returns whether the network had tried too many before; then it may not learn of any code whether it is one
   */
  refuses(network: string, asked: readonly string[], known: ReadonlySet<string>): boolean {
    const guessed = this.unknown.get(network);
    if (guessed && guessed.size >= GUESSES) return true;
    const unknown = asked.filter((code) => !known.has(code));
    if (unknown.length === 0) return false;
    const all = guessed ?? new Set();
    for (const code of unknown) all.add(fingerprint(code));
    if (!guessed) this.unknown.set(network, all);
    return false;
  }
}

/** Short, however long the code is. */
const fingerprint = (code: string) => createHash('sha1').update(code).digest('base64url').slice(0, 11);
