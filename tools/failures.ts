import { stripVTControlCharacters } from 'node:util';

/** What a run prints about one failure. */
export interface Failure {
  /** The test's file and full name. */
  test: string;
  /** Its first lines are shown. */
  error: string;
}

/** So that somebody who sees only the last thirty lines of a run still finds all of this, with the count below it. */
const LINES = 24;
const NAMED = 10;
const FIRST_LINES = 12;
const LAST_LINES = 6;
const WIDTH = 200;

/** Lists the failures at the end of a run: the more there are, the fewer lines each gets. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const named = failures.slice(0, NAMED);
  const each = Math.min(FIRST_LINES, Math.floor(LINES / named.length) - 1);
  const lines = named.flatMap(({ test, error }) => [
    `✗ ${test}`,
    ...tellingLines(error)
      .slice(0, each)
      .map((line) => `    ${line}`),
  ]);
  if (failures.length > named.length) lines.push(`✗ and ${failures.length - named.length} more`);
  return lines.map((line) => line.slice(0, WIDTH));
}

/** The last lines of a program's output, where it says why it ended. */
export function lastLines(output: string): string {
  return tellingLines(output).slice(-LAST_LINES).join('\n');
}

/** Without colours, empty lines and stack frames in packages. */
function tellingLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^at .*(?:node_modules|node:internal|<anonymous>)/.test(line));
}
