/** The most lines of an address; further lines are joined to the last one. */
const MOST_LINES = 6;

/** Normalises a typed address: no empty lines, no control characters, and a limited number of lines. */
export function writtenAddress(typed: string): string {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\p{C}+/gu, ' ').trim())
    .filter(Boolean);
  const rest = lines.slice(MOST_LINES - 1).join(', ');
  return [...lines.slice(0, MOST_LINES - 1), ...(rest ? [rest] : [])].join('\n');
}
