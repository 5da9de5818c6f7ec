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
  /** How long one may wait, ms. */
  patience: number;
}

export const RENDER_QUEUE: RenderQueueSettings = { atOnce: 2, waiting: 100, patience: 4_000 };

/**
 * Renderings share a thread with the stored pages, which are nearly all that a shop is asked for. So they run
 * a few at a time, and between two of them the requests that have come in meanwhile are looked at. Pages that
 * are known to exist go before those that may be made up.
 */
export class RenderQueue {
  readonly counts = { run: 0, refused: 0 };
  private readonly settings: RenderQueueSettings;
  private readonly known = new Set<() => void>();
  private readonly unknown = new Set<() => void>();
  private running = 0;

  constructor(settings: RenderQueueSettings) {
    this.settings = settings;
  }

  /** @throws {TooBusy} when too many wait, or when it has waited for too long */
  async run<Result>(render: () => Promise<Result>, { known }: { known: boolean }): Promise<Result> {
    if (this.running >= this.settings.atOnce) await this.turn(known ? this.known : this.unknown);
    else this.running++;
    this.counts.run++;
    try {
      return await render();
    } finally {
      setImmediate(() => this.next());
    }
  }

  get waiting(): number {
    return this.known.size + this.unknown.size;
  }

  /** Resolves when a place has become free, which is then this one's. */
  private turn(line: Set<() => void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        this.counts.refused++;
        reject(new TooBusy());
      };
      if (line.size >= this.settings.waiting) return refuse();
      const late = setTimeout(() => {
        line.delete(go);
        refuse();
      }, this.settings.patience);
      const go = () => {
        clearTimeout(late);
        line.delete(go);
        resolve();
      };
      line.add(go);
    });
  }

  private next(): void {
    const [go] = this.known.size > 0 ? this.known : this.unknown;
    if (go) go();
    else this.running--;
  }
}
