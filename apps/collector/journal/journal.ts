import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open as openFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdDirectory } from './hold-directory.ts';
import { decodeRecords, encodeRecord } from './records.ts';

export interface JournalOptions {
  /** Used by this journal only; it outlives the process. */
  directory: string;
  /** How long the first row of a group waits for others, in ms. */
  delay: number;
  /** How many bytes may wait: those not on disk yet, and all together. More are refused. */
  capacity: { unwritten: number; all: number };
  /** A segment of this many bytes is sealed, so that it can be stored at once. */
  segmentBytes: number;
  /** Rows could not be written; called once until writing works again. */
  onFailure(error: unknown): void;
  /** The end of a segment was incomplete. */
  onTorn(bytes: number): void;
  /** Opens a file; a test may simulate a failing disk. */
  open?: typeof openFile;
}

/** `full` is returned at once; after `failed` the row may be tried again later. */
export type Outcome = 'kept' | 'full' | 'failed';

/** A file of the journal to which nothing is added any more. */
export interface Segment {
  /** Identifies the segment for good, here and in the store. */
  token: string;
  bytes: number;
}

export interface Journal {
  /** Resolves when the row is on disk, or is known not to be. A row is a line without its line break. */
  append(row: string): Promise<Outcome>;
  /** Resolves when all rows kept so far are in `sealed`. */
  seal(): Promise<void>;
  /** Oldest first; segments left by a process that died come before all others. */
  readonly sealed: readonly Segment[];
  /** The rows of a sealed segment, the same however often they are read. */
  read(segment: Segment): Promise<string[]>;
  /** Deletes a segment whose rows are stored. */
  drop(segment: Segment): Promise<void>;
  /** Bytes that are kept or about to be written. */
  readonly bytes: number;
  /** Resolves when everything appended is settled, and releases the directory. */
  close(): Promise<void>;
}

interface Waiting {
  row: string;
  settle(outcome: Outcome): void;
}

interface OpenSegment extends Segment {
  file: FileHandle;
  /** The length of the file up to the last complete record. */
  end: number;
}

const SUFFIX = '.segment';

/** O_DSYNC: each write returns when the data are on disk. */
const FLAGS =
  constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_APPEND | constants.O_DSYNC;

/**
 * A journal on disk: rows are appended in groups, each with one write, and acknowledged only after it. A new file is begun
 * from time to time (`seal`); a sealed segment is stored elsewhere and then dropped.
 * @throws {JournalUnavailable} when the directory can't be written, or another process has it.
 */
export async function openJournal(options: JournalOptions): Promise<Journal> {
  const { directory, capacity, open = openFile } = options;
  const release = holdDirectory(directory);
  const pathOf = (token: string) => join(directory, token + SUFFIX);
  const sealed = await leftSegments(directory);
  let bytes = sealed.reduce((sum, segment) => sum + segment.bytes, 0);
  let unwritten = 0;
  let gathering: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let current: OpenSegment | undefined;
  /** Opened ahead: syncing a new file's name to the disk can take longer than writing to the file. */
  let next: Promise<OpenSegment | undefined> | undefined;
  let failing = false;

  /** Writing and sealing take turns. */
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => {});
    return turn;
  };

  async function writeWhileRowsCome() {
    while (gathering.length > 0) {
      await wait(options.delay);
      const group = gathering;
      gathering = [];
      const outcome = await inTurn(() => writeGroup(group));
      for (const { settle } of group) settle(outcome);
    }
    writing = undefined;
  }

  async function writeGroup(group: readonly Waiting[]): Promise<Outcome> {
    const record = encodeRecord(group.map(({ row }) => `${row}\n`).join(''));
    const size = group.reduce((sum, { row }) => sum + sizeOf(row), 0);
    try {
      current ??= (await takeNext()) ?? (await openSegment());
      await current.file.appendFile(record);
      current.end += record.length;
      current.bytes += size;
      failing = false;
    } catch (error) {
      if (!failing) options.onFailure(error);
      failing = true;
      bytes -= size;
      // Whatever the failed write left is cut off: its rows are refused and will come again.
      await current?.file.truncate(current.end).catch(() => {});
      await sealCurrent();
      return 'failed';
    } finally {
      unwritten -= size;
    }
    if (current.bytes >= options.segmentBytes) await changeSegment();
    return 'kept';
  }

  async function changeSegment() {
    if (!current) return;
    next ??= openSegment().catch(() => undefined);
    await sealCurrent();
  }

  function takeNext() {
    const taken = next;
    next = undefined;
    return taken;
  }

  async function openSegment(): Promise<OpenSegment> {
    const token = randomUUID();
    const file = await open(pathOf(token), FLAGS, 0o600);
    try {
      // The file's name has to be on disk as well.
      const folder = await open(directory, constants.O_RDONLY);
      await folder.sync().finally(() => folder.close());
    } catch (error) {
      await file.close();
      throw error;
    }
    return { token, file, bytes: 0, end: 0 };
  }

  async function sealCurrent() {
    if (!current) return;
    const { file, token, bytes } = current;
    current = undefined;
    await file.close().catch(() => {});
    if (bytes > 0) sealed.push({ token, bytes });
    else await rm(pathOf(token), { force: true }).catch(() => {});
  }

  return {
    append(row) {
      const size = sizeOf(row);
      if (unwritten + size > capacity.unwritten || bytes + size > capacity.all)
        return Promise.resolve('full');
      unwritten += size;
      bytes += size;
      return new Promise((settle) => {
        gathering.push({ row, settle });
        writing ??= writeWhileRowsCome();
      });
    },
    seal: () => inTurn(changeSegment),
    sealed,
    async read(segment) {
      const { texts, torn } = decodeRecords(await readFile(pathOf(segment.token)));
      if (torn > 0) options.onTorn(torn);
      return texts.join('').split('\n').slice(0, -1);
    },
    async drop(segment) {
      await rm(pathOf(segment.token), { force: true });
      sealed.splice(sealed.indexOf(segment), 1);
      bytes -= segment.bytes;
    },
    get bytes() {
      return bytes;
    },
    async close() {
      await writing;
      await inTurn(sealCurrent);
      current = await takeNext();
      await sealCurrent();
      release();
    },
  };
}

const sizeOf = (row: string) => Buffer.byteLength(row) + 1;

async function leftSegments(directory: string): Promise<Segment[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(SUFFIX));
  return Promise.all(
    names.map(async (name) => {
      const { size } = await stat(join(directory, name));
      return { token: name.slice(0, -SUFFIX.length), bytes: size };
    }),
  );
}
