import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How many different codes that do not exist a network may ask for: visitors who follow old links ask for a few. */
const GUESSES = 20;
/** How long they count from the first one, ms. */
const WINDOW = 10 * 60_000;
/** Networks remembered. An attacker with more networks to guess from gains nothing when the oldest is forgotten. */
const NETWORKS = 10_000;

/**
 * Keeps anybody from finding codes of links and staff by trying, since a page shows whether its code exists. Each node
 * counts for itself, so that no page waits for the database.
 */
export class CodeGuesses {
  private readonly unknown: LRUCache<string, Set<string>>;

  constructor({ now }: { now(): number }) {
    this.unknown = new LRUCache({ max: NETWORKS, ttl: WINDOW, ttlResolution: 0, perf: { now } });
  }

  /**
   * Counts the unknown codes, each once however often it is asked for.
   * @returns whether the network had tried too many before; then it may not learn whether any code exists
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
