import type { Log } from '@spindle/platform/log.ts';

/** How long a list of codes counts, ms. Only after that do pages show a new coupon, and stop showing a used up one. */
const FRESH_FOR = 5_000;

/**
 * The codes that pages can be shown with. Anybody can request a page with any text as its code, so codes are not looked
 * up one by one: the whole list is read once in a while, however many requests come.
 */
export class KnownCodes {
  private codes: ReadonlySet<string> | undefined;
  private freshUntil = 0;
  private reading: Promise<void> | undefined;
  private readonly deps: { list(): Promise<readonly string[]>; now(): number; log: Log };

  constructor(deps: { list(): Promise<readonly string[]>; now(): number; log: Log }) {
    this.deps = deps;
  }

  /** Undefined until the list was read once; an old list counts while it is read again. */
  current(): ReadonlySet<string> | undefined {
    if (this.codes) void this.refresh();
    return this.codes;
  }

  /** Reads the list unless it is fresh. If that fails, the last list stays in use. */
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
