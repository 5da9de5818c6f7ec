import type { Figure } from '@spindle/content/fields/figure.ts';

/** A row of a figure with its amount as a number and as the language says it. */
export type DrawnRow = Omit<Figure['rows'][number], 'value' | 'unit'> & {
  /** Not a number where a step's figure is words. */
  amount: number;
  said: string;
};

export interface Drawn {
  rows: readonly DrawnRow[];
  /** The fill of what wears the whole spectrum. */
  spectrum: string;
}

/** `fill` of a mark: the spectrum can't be said in a style sheet, the other colours are `data-line`'s. */
export const fillOf = (row: DrawnRow, spectrum: string) => (row.line === 'suite' ? spectrum : undefined);

/** How many rows just before have the same colour: parts side by side grow paler, so that they stay apart. */
export function shadeOf(rows: readonly DrawnRow[], index: number): number {
  let shade = 0;
  while (shade < index && rows[index - shade - 1]?.line === rows[index]?.line) shade++;
  return shade;
}
