import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JournalUnavailable } from './hold-directory.ts';
import { type Journal, type JournalOptions, openJournal } from './journal.ts';

let parent: string;
let directory: string;
let opened: Set<Journal>;

beforeEach(() => {
  opened = new Set();
  parent = mkdtempSync(join(tmpdir(), 'spindle-journal-'));
  directory = join(parent, 'journal');
});
afterEach(async () => {
  for (const journal of opened) await end(journal);
  rmSync(parent, { recursive: true, force: true });
});

async function journal(options: Partial<JournalOptions> = {}): Promise<Journal> {
  const journal = await openJournal({
    directory,
    delay: 1,
    capacity: { unwritten: 1000, all: 1000 },
    segmentBytes: 1000,
    onFailure: () => {},
    onTorn: () => {},
    ...options,
  });
  opened.add(journal);
  return journal;
}

async function end(journal: Journal): Promise<void> {
  opened.delete(journal);
  await journal.close();
}

const appendAll = (to: Journal, rows: readonly string[]) => Promise.all(rows.map((row) => to.append(row)));
const segments = () => readdirSync(directory).filter((name) => name.endsWith('.segment'));
async function rowsIn(from: Journal): Promise<string[]> {
  const all = await Promise.all(from.sealed.map((segment) => from.read(segment)));
  return all.flat();
}

test('rows that come together are kept in their order, and those of a sealed segment do not change', async () => {
  const kept = await journal();
  expect(await appendAll(kept, ['{"a":1}', '{"a":"ü💿"}'])).toEqual(['kept', 'kept']);
  expect(await kept.append('{"a":3}')).toBe('kept');
  expect(kept.sealed).toEqual([]);
  await kept.seal();
  await kept.append('{"a":4}');
  expect(kept.sealed).toHaveLength(1);
  expect(await rowsIn(kept)).toEqual(['{"a":1}', '{"a":"ü💿"}', '{"a":3}']);
});

test('a segment is sealed when it is large, and gone when it is dropped', async () => {
  const kept = await journal({ segmentBytes: 10 });
  await kept.append('x'.repeat(10));
  expect(kept.sealed).toHaveLength(1);
  expect(kept.bytes).toBe(11);
  for (const segment of [...kept.sealed]) await kept.drop(segment);
  expect([kept.sealed, kept.bytes]).toEqual([[], 0]);
  await kept.seal();
  expect(kept.sealed).toEqual([]);
  await end(kept);
  expect(segments()).toEqual([]);
});

describe('the journal of a process that died', () => {
  test('is there under the same tokens', async () => {
    const first = await journal();
    await appendAll(first, ['1', '2']);
    await first.seal();
    const [segment] = first.sealed;
    await first.append('3');
    await end(first);
    const second = await journal();
    expect((await rowsIn(second)).sort()).toEqual(['1', '2', '3']);
    expect(second.sealed.map(({ token }) => token)).toContain(segment?.token);
    expect(second.bytes).toBeGreaterThan(0);
  });

  test('loses the record that was torn, and says so', async () => {
    const first = await journal();
    await first.append('acknowledged');
    await first.append('torn');
    await end(first);
    const [name = ''] = segments();
    truncateSync(join(directory, name), Buffer.byteLength('acknowledged\n') + 8 + 10);
    const torn: number[] = [];
    const second = await journal({ onTorn: (bytes) => torn.push(bytes) });
    expect(await rowsIn(second)).toEqual(['acknowledged']);
    expect(torn).toEqual([10]);
  });

  test('may hold a segment in which nothing was written', async () => {
    await end(await journal());
    writeFileSync(join(directory, 'empty.segment'), '');
    const second = await journal();
    expect(await rowsIn(second)).toEqual([]);
  });
});

describe('what does not fit is refused at once', () => {
  test('while nothing was stored', async () => {
    const kept = await journal({ capacity: { unwritten: 1000, all: 20 } });
    expect(await kept.append('x'.repeat(15))).toBe('kept');
    expect(await kept.append('x'.repeat(15))).toBe('full');
    await kept.seal();
    for (const segment of [...kept.sealed]) await kept.drop(segment);
    expect(await kept.append('x'.repeat(15))).toBe('kept');
  });

  test('while the disk is slow', async () => {
    const disk = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const kept = await journal({
      capacity: { unwritten: 20, all: 1000 },
      open: async (path, flags, mode) => {
        asked.resolve();
        await disk.promise;
        return open(path, flags, mode);
      },
    });
    const first = kept.append('x'.repeat(15));
    await asked.promise;
    expect(await kept.append('x'.repeat(15))).toBe('full');
    disk.resolve();
    expect(await first).toBe('kept');
    expect(await kept.append('x'.repeat(15))).toBe('kept');
  });

  test('after a restart, when what was left takes all the room', async () => {
    const first = await journal();
    await first.append('x'.repeat(15));
    await end(first);
    const second = await journal({ capacity: { unwritten: 1000, all: 20 } });
    expect(await second.append('x'.repeat(15))).toBe('full');
  });
});

describe('a disk that fails', () => {
  const device = '/dev/full';

  test.skipIf(!existsSync(device))('is told of once, and may get well', async () => {
    let full = true;
    const failures: unknown[] = [];
    const kept = await journal({
      segmentBytes: 5,
      onFailure: (error) => failures.push(error),
      open: (path, flags, mode) =>
        full && String(path).endsWith('.segment') ? open(device, 'w') : open(path, flags, mode),
    });
    expect(await appendAll(kept, ['1', '2'])).toEqual(['failed', 'failed']);
    expect(await kept.append('3')).toBe('failed');
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
    full = false;
    expect(await kept.append('fourth')).toBe('kept');
    expect(await rowsIn(kept)).toEqual(['fourth']);
    expect(kept.bytes).toBe(7);
  });

  test('in the middle of a segment leaves what was kept there before', async () => {
    let fails = false;
    const kept = await journal({
      open: async (path, flags, mode) => {
        const file = await open(path, flags, mode);
        const append = file.appendFile.bind(file);
        // Half of the record is written, as when the last free block is used up.
        file.appendFile = async (data) => {
          await append(fails ? (data as Buffer).subarray(0, 9) : data);
          if (fails) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        };
        return file;
      },
    });
    expect(await kept.append('1')).toBe('kept');
    fails = true;
    expect(await kept.append('2')).toBe('failed');
    fails = false;
    expect(await kept.append('3')).toBe('kept');
    await kept.seal();
    expect(await rowsIn(kept)).toEqual(['1', '3']);
  });

  test('or a directory that is gone refuses rows until it is back', async () => {
    const kept = await journal({ segmentBytes: 1 });
    rmSync(directory, { recursive: true });
    expect(await kept.append('1')).toBe('failed');
    expect(kept.bytes).toBe(0);
  });
});

describe('a directory', () => {
  test('has one journal at a time', async () => {
    const first = await journal();
    await expect(journal()).rejects.toThrow(JournalUnavailable);
    await end(first);
    await journal();
  });

  test('that can not be made is told of in a line', async () => {
    writeFileSync(join(parent, 'file'), '');
    const unusable = journal({ directory: join(parent, 'file', 'journal') });
    await expect(unusable).rejects.toThrow(/^The journal .*file\/journal can't be opened: .*DATA_DIR/);
  });
});
