import { expect, test } from 'vitest';
import { RELEASE_USAGE, readReleaseCommand } from './read-release-command.ts';

const now = new Date('2026-11-22T23:59:00Z');
const read = (command: string) => readReleaseCommand(command.split(' '), now);
const add = 'add /builds/spindle-dvd-ripper-15.exe --pid 643 --version 15.0';

test('a release is of today, for everybody and for all machines, unless it is said otherwise', () => {
  const release = { pid: '643', version: '15.0', fileName: 'spindle-dvd-ripper-15.exe' };
  expect(read(add)).toEqual({
    path: '/builds/spindle-dvd-ripper-15.exe',
    input: {
      ...release,
      ...{ build: 'both', architecture: 'universal', notes: {}, releasedAt: new Date('2026-11-22') },
    },
  });
  const said = read(
    `${add} --build licensed --architecture x64 --date 2026-10-01 --notes Faster --notes-de Schneller`,
  );
  expect(said.input).toEqual({
    ...release,
    ...{ build: 'licensed', architecture: 'x64', releasedAt: new Date('2026-10-01') },
    notes: { en: 'Faster', de: 'Schneller' },
  });
});

test.each([
  ['add /builds/a.exe --pid 643', 'Missing or wrong: --version.'],
  ['add /builds/a.exe', 'Missing or wrong: --pid, --version.'],
  [`${add} --date 2026-13-01`, 'Missing or wrong: --date.'],
  [`${add} --date 2026-02-30`, 'Missing or wrong: --date.'],
  [`${add} --date 22.11.2026`, 'Missing or wrong: --date.'],
  [`${add} --architecture mips`, 'Missing or wrong: --architecture.'],
  [`${add} --build beta --pid x`, 'Missing or wrong: --pid, --build.'],
  ['add /builds/..exe --pid 643 --version 1', 'Missing or wrong: the file’s name.'],
  [`${add} --notes-xx Hi`, "Unknown option '--notes-xx'"],
  ['remove /builds/a.exe', ''],
  [`${add} /builds/b.exe`, ''],
])('%s is refused with what is wrong in it', (command, wrong) => {
  const refused = (() => {
    try {
      return read(command);
    } catch (error) {
      return String(error);
    }
  })();
  expect(refused).toContain(RELEASE_USAGE);
  expect(refused).toContain(wrong);
});
