import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewRelease, newReleaseSchema } from '@spindle/domain/downloads/release.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { startOfDay } from '@spindle/platform/start-of-day.ts';
import { StartProblem } from './start-problem.ts';

export const RELEASE_USAGE = `Usage: npm run release -- add <file> --pid 643 --version 14.0 [--date 2026-11-22]
  [--build trial|licensed|both] [--architecture universal|x64|arm64|x86] [--notes <text>] [--notes-de <text>]
The file's name is the one that visitors get: letters, digits, hyphens, dots.`;

/** How each field was given on the command line, for messages. */
const TYPED: Readonly<Record<string, string>> = {
  fileName: 'the file’s name',
  releasedAt: '--date',
};

/**
 * Parses the arguments of the command: `add <file> --pid … --version …`.
 * @throws {StartProblem} with what is missing or wrong, and the usage
 */
export function readReleaseCommand(args: string[], now: Date): { path: string; input: NewRelease } {
  const { positionals, values } = parsed(args);
  const [command, file] = positionals;
  if (command !== 'add' || !file || positionals.length > 2) throw new StartProblem(RELEASE_USAGE);
  const { date = now.toISOString().slice(0, 10), notes } = values;
  const written = ALL_LOCALES.map((locale) => [locale, values[`notes-${locale}`]]);
  const input = newReleaseSchema.safeParse({
    ...{ pid: values.pid, version: values.version, fileName: basename(file) },
    ...{ build: values.build ?? 'both', architecture: values.architecture ?? 'universal' },
    releasedAt: startOfDay(date),
    notes: { ...(notes && { en: notes }), ...Object.fromEntries(written.filter(([, said]) => said)) },
  });
  if (input.success) return { path: resolve(file), input: input.data };
  const wrong = input.error.issues.map(({ path: [field] }) => TYPED[String(field)] ?? `--${String(field)}`);
  throw new StartProblem(`Missing or wrong: ${[...new Set(wrong)].join(', ')}.\n${RELEASE_USAGE}`);
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ pid: text, version: text, date: text, build: text, architecture: text, notes: text },
        ...Object.fromEntries(ALL_LOCALES.map((locale) => [`notes-${locale}`, text])),
      },
    });
    return { positionals, values: values as Readonly<Record<string, string | undefined>> };
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${RELEASE_USAGE}`);
  }
}
