import { basename } from 'node:path';

/** Why a file can't be imported at all. */
export class FileProblem extends Error {
  constructor(path: string, problem: string, line?: number) {
    super(`${basename(path)}${line === undefined ? '' : `, line ${line}`}: ${problem}.`);
  }
}
