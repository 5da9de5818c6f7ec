/** The nearest ten yen, half up at five (spec §5). */
export function roundYen(yen: number): number {
  return Math.floor((yen + 5) / 10) * 10;
}
