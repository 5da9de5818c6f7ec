import type { Figure } from '@spindle/content/fields/figure.ts';

/** A row of a figure with its amount as a number and as formatted in the page's language. */
export type DrawnRow = Omit<Figure['rows'][number], 'value' | 'unit'> & {
  /** NaN if a step's value is words. */
  amount: number;
  said: string;
};

export interface Drawn {
  rows: readonly DrawnRow[];
  /** The `fill` of marks that show the whole spectrum. */
  spectrum: string;
}

/** `fill` of a mark. A style sheet can't express the spectrum; the other colours come from `data-line`. */
export const fillOf = (row: DrawnRow, spectrum: string) => (row.line === 'suite' ? spectrum : undefined);

/** How many rows just before have the same colour: parts side by side grow paler, so that they stay apart. */
export function shadeOf(rows: readonly DrawnRow[], index: number): number {
  let shade = 0;
  while (shade < index && rows[index - shade - 1]?.line === rows[index]?.line) shade++;
  return shade;
}
