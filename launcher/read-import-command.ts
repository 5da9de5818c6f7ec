import { parseArgs } from 'node:util';
import type { ImportFiles } from '@spindle/domain/moving-in/import-files.ts';
import { StartProblem } from './start-problem.ts';

export const IMPORT_USAGE = `Usage: npm run import -- customers.csv licences.csv orders.csv [--devices devices.csv]
  [--subscriptions subscriptions.csv] [--map mapping.yaml] [--apply]
Without --apply it writes nothing but its reports. A minus sign in the place of a file leaves it out.`;

export interface ImportCommand {
  files: ImportFiles;
  /** The path of a mapping; without one, columns have to be named as our fields. */
  map: string | undefined;
  apply: boolean;
}

const text = { type: 'string' } as const;

/** The files that are given by position. */
const PLACES = ['customers', 'licences', 'orders'] as const;

/**
 * Parses the arguments of the command: `customers.csv licences.csv … --apply`.
 * @throws {StartProblem} with the usage, and the unknown option if there is one
 */
export function readImportCommand(args: string[]): ImportCommand {
  const { positionals, values } = parsed(args);
  const { devices, subscriptions, map, apply } = values;
  const named = {
    ...Object.fromEntries(PLACES.map((kind, at) => [kind, positionals[at]])),
    ...{ devices, subscriptions },
  };
  const files = Object.fromEntries(
    Object.entries(named).filter(([, path]) => path !== undefined && path !== '-'),
  );
  if (Object.keys(files).length === 0 || positionals.length > PLACES.length) {
    throw new StartProblem(IMPORT_USAGE);
  }
  return { files, map, apply };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ devices: text, subscriptions: text, map: text },
        apply: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${IMPORT_USAGE}`);
  }
}
