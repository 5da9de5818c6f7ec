import { expect, test } from 'vitest';
import { type Machine, pickRelease } from './pick-release.ts';
import type { Architecture } from './release.ts';

const builds = (...all: [version: string, architecture: Architecture][]) =>
  all.map(([version, architecture]) => ({ version, architecture }));
const windows = builds(['2', 'x86'], ['2', 'arm64'], ['2', 'x64'], ['1', 'x64'], ['1', 'x86']);

test.each<[Machine | undefined, string | undefined]>([
  [undefined, 'x64'],
  ['x64', 'x64'],
  ['arm64', 'arm64'],
  ['x86', 'x86'],
])('%s gets %s', (machine, architecture) => {
  expect(pickRelease(windows, { machine })).toEqual({ version: '2', architecture });
});

test('what does not run is never given, and what is emulated only where nothing better is of that version', () => {
  expect(pickRelease(builds(['2', 'arm64']), { machine: 'x64' })).toBeUndefined();
  expect(pickRelease(builds(['2', 'x64']), { machine: 'x86' })).toBeUndefined();
  expect(pickRelease(builds(['2', 'x64'], ['1', 'arm64']), { machine: 'arm64' })).toMatchObject({
    version: '2',
  });
  expect(pickRelease(builds(['2', 'x86'], ['2', 'universal']), {})).toMatchObject({
    architecture: 'universal',
  });
});

test('what is asked for by name is given, and nothing else', () => {
  expect(pickRelease(windows, { machine: 'x64', chosen: 'arm64' })).toMatchObject({ architecture: 'arm64' });
  expect(pickRelease(windows, { chosen: 'universal' })).toBeUndefined();
});
