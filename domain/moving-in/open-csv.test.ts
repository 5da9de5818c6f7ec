import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCsv } from './open-csv.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-csv-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(directory, 'file.csv');
  writeFileSync(path, content);
  const { heading, lines } = await openCsv(path);
  const read = [];
  for await (const line of lines) read.push(line);
  return { heading, read };
}

test('lines are counted as an editor counts them, whatever they end with', async () => {
  expect(await read('a,b\r\n1,2\r\n\r\n"3\r\nx",4\n5\r6,\n')).toEqual({
    heading: ['a', 'b'],
    read: [
      { line: 2, cells: { a: '1', b: '2' } },
      { line: 4, cells: { a: '3\r\nx', b: '4' } },
      { line: 6, problem: 'has 1 cells, the heading has 2' },
      { line: 7, cells: { a: '6' } },
    ],
  });
});

test.each([
  ['commas', 'a,b;c\n1,"2, 3"\n', { a: '1', 'b;c': '2, 3' }],
  ['semicolons, after a byte order mark', '\ufeffa;"b,c"\n1;2,5\n', { a: '1', 'b,c': '2,5' }],
  ['tabs', 'a\tb\n1\t"2\t3"\n', { a: '1', b: '2\t3' }],
  ['what looks like a formula', 'a,b\n=1+1,@x\n', { a: '=1+1', b: '@x' }],
  ['doubled quotes', 'a,b\n1,"say ""ja"""\n', { a: '1', b: 'say "ja"' }],
])('cells may have %s', async (_, content, cells) => {
  expect((await read(content)).read).toEqual([{ line: 2, cells }]);
});

test.each([
  ['a,b\n1,2\n1,"x\n2,3\n', 'line 3: has a quote that is out of place or never closed'],
  ['a,b\n1,2\n1,x"x"\n', 'line 3: has a quote that is out of place or never closed'],
  [`a\n"${'x\n'.repeat(50_000)}`, 'line 2: has a quote that is out of place or never closed'],
  ['a,b,a\n', 'line 1: names the column a twice'],
  ['', 'has no heading'],
  [Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), 'is UTF-16: save it as UTF-8'],
  [Buffer.from('a,b\n1,2\n', 'utf16le'), 'is UTF-16: save it as UTF-8'],
  [Buffer.from('a\nM\xfcller\n', 'latin1'), 'is not UTF-8: save it as UTF-8'],
])('a file of %j is refused as a whole', async (content, problem) => {
  await expect(read(content)).rejects.toThrow(
    `file.csv${problem.startsWith('line') ? ', ' : ': '}${problem}.`,
  );
});

test('a file that is not there is named', async () => {
  await expect(openCsv(join(directory, 'none.csv'))).rejects.toThrow('none.csv: can’t be read.');
});
