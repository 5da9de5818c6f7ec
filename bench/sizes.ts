import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Parses `--orders 1000,100000`, and `--keep <directory>`, where filled databases stay for the next run. */
export function readSizes(
  args: readonly string[],
  otherwise: readonly number[],
): { sizes: readonly number[]; directory: string | undefined } {
  const { values } = parseArgs({
    args: [...args],
    options: { orders: { type: 'string' }, keep: { type: 'string' } },
  });
  const sizes = values.orders?.split(',').map(Number) ?? otherwise;
  if (sizes.some((size) => !Number.isInteger(size) || size < 100)) {
    throw new Error(`--orders: '${values.orders}' was read; whole numbers from 100 on are allowed.`);
  }
  return { sizes, directory: values.keep && resolve(values.keep) };
}
