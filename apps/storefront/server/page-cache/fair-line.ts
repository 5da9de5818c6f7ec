/** Those waiting for a turn. The sources take turns, however many wait of each. */
export class FairLine {
  private readonly bySource = new Map<string, Set<() => void>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(source: string): number {
    return this.bySource.get(source)?.size ?? 0;
  }

  add(source: string, go: () => void): void {
    const waiting = this.bySource.get(source) ?? new Set();
    this.bySource.set(source, waiting.add(go));
    this.count++;
  }

  /** Removes one that gives up waiting. */
  remove(source: string, go: () => void): void {
    const waiting = this.bySource.get(source);
    if (!waiting?.delete(go)) return;
    this.count--;
    if (waiting.size === 0) this.bySource.delete(source);
  }

  /** The first one of the source whose turn it is; that source then goes to the end. */
  take(): (() => void) | undefined {
    for (const [source, waiting] of this.bySource) {
      for (const go of waiting) {
        this.remove(source, go);
        if (this.bySource.delete(source)) this.bySource.set(source, waiting);
        return go;
      }
    }
    return undefined;
  }
}
