/** An address needs no more of them; longer ones go on in the last. */
const MOST_LINES = 6;

/** An address as it was typed, line by line: without empty lines and with no more of them than a letter has. */
export function writtenAddress(typed: string): string {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\p{C}+/gu, ' ').trim())
    .filter(Boolean);
  const rest = lines.slice(MOST_LINES - 1).join(', ');
  return [...lines.slice(0, MOST_LINES - 1), ...(rest ? [rest] : [])].join('\n');
}
