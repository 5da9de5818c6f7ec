import { FairLine } from './fair-line.ts';

/** Too much waits to be rendered; thrown at once, so that the visitor is told so. */
export class TooBusy extends Error {
  constructor() {
    super('Too many pages wait to be rendered.');
  }
}

export interface RenderQueueSettings {
  /** Renderings at the same time. More would make none of them faster, but keep stored pages waiting for longer. */
  atOnce: number;
  /** Renderings that may wait, for known and unknown pages each. */
  waiting: number;
  /** Of those, how many from one network. */
  waitingEach: number;
  /** How long one may wait, ms. */
  patience: number;
  /**
   * A rendering that takes longer than `after`, ms, is waiting for something else, such as a payment provider: it gives
   * up its place. `most` may do so at the same time.
   */
  aside?: { after: number; most: number };
}

export const RENDER_QUEUE: RenderQueueSettings = {
  atOnce: 2,
  waiting: 100,
  waitingEach: 25,
  patience: 4_000,
};

/**
 * Checkout and member area, which are rendered for each visitor: apart from the stored pages, so that neither waits
 * behind a flood of the other. One at a time: during a flood of checkouts, a stored page then waits less than half as
 * long as with two (p99, `npm run bench -- flood`), and as many checkouts are made. Pages that ask a payment provider for
 * the state of a payment step aside, so that no others wait for them.
 */
export const OWN_PAGES_QUEUE: RenderQueueSettings = {
  ...RENDER_QUEUE,
  atOnce: 1,
  aside: { after: 50, most: 7 },
};

/** Forms of checkout and member area: a form may wait for a payment provider, and no page may wait behind it. */
export const FORMS_QUEUE: RenderQueueSettings = { ...RENDER_QUEUE, atOnce: 8 };

export interface Turn {
  known: boolean;
  /** The visitor's network, for a page made for one visitor; networks take turns. */
  from?: string;
}

/**
 * Renderings share a thread with the stored pages, which are nearly all that a shop is asked for. So only a few run at a
 * time, and between two of them the requests that have arrived meanwhile are handled. Pages known to exist go before
 * those that may be made up.
 */
export class RenderQueue {
  readonly counts = { run: 0, refused: 0 };
  private readonly settings: RenderQueueSettings;
  private readonly known = new FairLine();
  private readonly unknown = new FairLine();
  private running = 0;
  private aside = 0;

  constructor(settings: RenderQueueSettings) {
    this.settings = settings;
  }

  /** @throws {TooBusy} when too many are waiting, or when this one has waited for too long */
  async run<Result>(render: () => Promise<Result>, { known, from }: Turn): Promise<Result> {
    if (this.running >= this.settings.atOnce) await this.turn(known ? this.known : this.unknown, from);
    else this.running++;
    this.counts.run++;
    let isAside = false;
    const { aside } = this.settings;
    const stepAside = () => {
      if (this.aside >= (aside?.most ?? 0)) return;
      isAside = true;
      this.aside++;
      this.next();
    };
    const slow = aside && setTimeout(stepAside, aside.after);
    try {
      return await render();
    } finally {
      clearTimeout(slow);
      if (isAside) this.aside--;
      else setImmediate(() => this.next());
    }
  }

  /** Whether a rendering would be refused now, for a caller that wants to know before it does any work for the request. */
  refuses({ known, from }: Turn): boolean {
    const refused =
      this.running >= this.settings.atOnce && this.isFull(known ? this.known : this.unknown, from);
    if (refused) this.counts.refused++;
    return refused;
  }

  get waiting(): number {
    return this.known.size + this.unknown.size;
  }

  /** Resolves when a place is free; the place then belongs to the caller. */
  private turn(line: FairLine, from: string | undefined): Promise<void> {
    const { patience } = this.settings;
    const source = from ?? '';
    return new Promise((resolve, reject) => {
      const refuse = () => {
        this.counts.refused++;
        reject(new TooBusy());
      };
      if (this.isFull(line, from)) return refuse();
      const late = setTimeout(() => {
        line.remove(source, go);
        refuse();
      }, patience);
      const go = () => {
        clearTimeout(late);
        resolve();
      };
      line.add(source, go);
    });
  }

  private isFull(line: FairLine, from = ''): boolean {
    const { waiting, waitingEach } = this.settings;
    return line.size >= waiting || (from !== '' && line.sizeOf(from) >= waitingEach);
  }

  private next(): void {
    const go = this.known.take() ?? this.unknown.take();
    if (go) go();
    else this.running--;
  }
}
