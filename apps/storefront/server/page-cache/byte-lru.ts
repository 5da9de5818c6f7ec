interface Entry<Value> {
  value: Value;
  /** Asked for since room was last made. */
  used: boolean;
}

/**
 * Keeps values within a number of bytes. When room is needed, the oldest that nobody has asked for since the
 * last time goes first (second chance): nearly the order of last use, and a hit writes one flag.
 */
export class ByteLru<Value extends { bytes: number }> {
  private readonly entries = new Map<string, Entry<Value>>();
  private used = 0;
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.used = true;
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.bytes > this.maxBytes) return;
    this.makeRoom(value.bytes);
    this.entries.set(key, { value, used: false });
    this.used += value.bytes;
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.used -= entry.value.bytes;
  }

  *values(): Generator<Value> {
    for (const { value } of this.entries.values()) yield value;
  }

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.used;
  }

  private makeRoom(bytes: number): void {
    // What gets a second chance is met again at the end, with its flag taken back: the loop ends.
    for (const [key, entry] of this.entries) {
      if (this.used + bytes <= this.maxBytes) return;
      if (entry.used) {
        this.entries.delete(key);
        this.entries.set(key, { value: entry.value, used: false });
      } else this.delete(key);
    }
  }
}
