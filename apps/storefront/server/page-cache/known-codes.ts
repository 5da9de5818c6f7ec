import type { Log } from '@spindle/platform/log.ts';

/** How long a list of codes counts, ms: a new coupon shows on pages after it, and a used up one no longer. */
const FRESH_FOR = 5_000;

/**
 * The codes that pages can be shown with. Anybody can ask for a page with any text in the place of a code, so
 * codes are not looked up one by one: the list is read whole, once in a while, however many ask.
 */
export class KnownCodes {
  private codes: ReadonlySet<string> | undefined;
  private freshUntil = 0;
  private reading: Promise<void> | undefined;
  private readonly deps: { list(): Promise<readonly string[]>; now(): number; log: Log };

  constructor(deps: { list(): Promise<readonly string[]>; now(): number; log: Log }) {
    this.deps = deps;
  }

  /** Undefined until it was read once; an old list counts while it is read again. */
  current(): ReadonlySet<string> | undefined {
    if (this.codes) void this.refresh();
    return this.codes;
  }

  /** Reads the list unless it is fresh. When it can't be read, the last one counts on. */
  async refresh(): Promise<void> {
    if (this.freshUntil > this.deps.now()) return;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  private async read(): Promise<void> {
    const { list, now, log } = this.deps;
    try {
      this.codes = new Set(await list());
    } catch (error) {
      log.error({ err: error }, 'coupon codes could not be read');
      this.codes ??= new Set();
    }
    this.freshUntil = now() + FRESH_FOR;
  }
}
