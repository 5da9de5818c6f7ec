import { stripVTControlCharacters } from 'node:util';

/** What a run says about one thing that failed. */
export interface Failure {
  /** Its file and full name. */
  test: string;
  /** The first lines are shown. */
  error: string;
}

/** Whoever is shown the last thirty lines of a run only still finds all of this, and below it the count. */
const LINES = 24;
const NAMED = 10;
const LINES_OF_ERROR = 6;
const WIDTH = 200;

/** Names what failed, at the end of a run: the more there is, the shorter each. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const named = failures.slice(0, NAMED);
  const each = Math.min(LINES_OF_ERROR, Math.floor(LINES / named.length) - 1);
  const lines = named.flatMap(({ test, error }) => [
    `✗ ${test}`,
    ...tellingLines(error)
      .slice(0, each)
      .map((line) => `    ${line}`),
  ]);
  if (failures.length > named.length) lines.push(`✗ and ${failures.length - named.length} more`);
  return lines.map((line) => line.slice(0, WIDTH));
}

/** The last lines of what a program wrote: there it says why it ended. */
export function lastLines(output: string): string {
  return tellingLines(output).slice(-LINES_OF_ERROR).join('\n');
}

/** Without colours, empty lines and the packages on the way to our own code. */
function tellingLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^at .*(?:node_modules|node:internal|<anonymous>)/.test(line));
}
