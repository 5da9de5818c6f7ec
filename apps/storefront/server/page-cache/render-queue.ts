import { FairLine } from './fair-line.ts';

/** Nobody was served: there is more to render than this process can, and it says so at once. */
export class TooBusy extends Error {
  constructor() {
    super('Too many pages wait to be rendered.');
  }
}

export interface RenderQueueSettings {
  /** Renderings at a time. More make none of them faster, and keep stored pages waiting for longer. */
  atOnce: number;
  /** Renderings that may wait of each kind. */
  waiting: number;
  /** Of those, from one network. */
  waitingEach: number;
  /** How long one may wait, ms. */
  patience: number;
  /**
   * One that takes longer than `after`, ms, waits for somebody else, such as a payment provider: it gives its place
   * away, up to so many.
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
 * Checkout and member area, which are rendered for each visitor: apart from what is stored, so that neither
 * waits behind a flood of the other. One at a time: beside a flood of checkouts a stored page then waits less than
 * half as long as with two (p99, `npm run bench -- flood`), and as many checkouts are made. Pages that ask a payment
 * provider how a payment stands keep no others waiting.
 */
export const OWN_PAGES_QUEUE: RenderQueueSettings = {
  ...RENDER_QUEUE,
  atOnce: 1,
  aside: { after: 50, most: 7 },
};

/**
 * Forms of checkout and member area: a form may wait for a payment provider, and no page waits behind it.
 */
export const FORMS_QUEUE: RenderQueueSettings = { ...RENDER_QUEUE, atOnce: 8 };

export interface Turn {
  known: boolean;
  /** The network it is for, where it is for one visitor: these have their turns network by network. */
  from?: string;
}

/**
 * Renderings share a thread with the stored pages, which are nearly all that a shop is asked for. So they run
 * a few at a time, and between two of them the requests that have come in meanwhile are looked at. Pages that
 * are known to exist go before those that may be made up.
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

  /** @throws {TooBusy} when too many wait, or when it has waited for too long */
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

  /** Whether to refuse a rendering now, for a caller that can do so before it has made anything of a request. */
  refuses({ known, from }: Turn): boolean {
    const refused =
      this.running >= this.settings.atOnce && this.isFull(known ? this.known : this.unknown, from);
    if (refused) this.counts.refused++;
    return refused;
  }

  get waiting(): number {
    return this.known.size + this.unknown.size;
  }

  /** Resolves when a place has become free, which is then this one's. */
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
