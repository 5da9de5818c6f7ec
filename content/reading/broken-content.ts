/** A document is there and lacks what its type's schema demands, so that nobody can be shown it. */
export class BrokenContent extends Error {
  override name = 'BrokenContent';
}

/** Also of one that another bundle of the same program has thrown. */
export function isBrokenContent(error: unknown): boolean {
  return error instanceof Error && error.name === 'BrokenContent';
}
