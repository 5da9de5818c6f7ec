/** Numbers from 0 to 1, the same on every server and in every rendering (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number for the markup of a drawing: a tenth of a pixel is finer than anybody sees. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
