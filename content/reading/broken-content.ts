/** A document exists, but lacks what its type's schema demands, so it can't be shown. */
export class BrokenContent extends Error {
  override name = 'BrokenContent';
}

/** Recognises errors from other bundles of the same program, too. */
export function isBrokenContent(error: unknown): boolean {
  return error instanceof Error && error.name === 'BrokenContent';
}
