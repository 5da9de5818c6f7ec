import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeVectors, type Vector } from './testing/make-vectors.ts';
import { offlineUrl } from './typescript/offline.ts';
import { checkAnswer, checkLicenceFile } from './typescript/permission.ts';

const FILE = join(import.meta.dirname, 'vectors.json');
const { keys, vectors, urls } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  keys: { kid: string; x: string }[];
  vectors: Vector[];
  urls: { page: string; text: string; url: string }[];
};

// Programs have been shipped that rely on this file: it may grow, but what it expects for a text never changes.
test('the kept vectors are what this shop signs', async () => {
  await expect(`${JSON.stringify(makeVectors(), null, 2)}\n`).toMatchFileSnapshot(FILE);
});

test.each(vectors)(
  '$kind: $name',
  ({ kind, text, nonce, device, pids, now, latest, newest_kept, expected }) => {
    const newestKept = newest_kept === undefined ? {} : { newestKept: new Date(newest_kept) };
    const checking = { keys, pids, device, now: new Date(now), latest: new Date(latest) };
    const checked =
      kind === 'answer'
        ? checkAnswer(text, { ...checking, ...(nonce !== null && { nonce }) })
        : checkLicenceFile(text, { ...checking, ...newestKept });
    expect(checked.ok ? 'ok' : checked.refusal).toBe(expected);
  },
);

test.each(urls)('$url', ({ page, text, url }) => {
  expect(offlineUrl(page, text)).toBe(url);
});

test('of an answer the program learns all that it says', () => {
  const [first] = vectors;
  if (!first) return expect.fail('no vectors');
  const { text, device, pids, now, latest } = first;
  const checking = { keys, pids, device, now: new Date(now), latest: new Date(latest) };
  expect(checkAnswer(text, checking)).toEqual({
    ok: true,
    issuedAt: new Date('2026-11-22T12:00:00Z'),
    latest: new Date('2026-11-23T12:00:00Z'),
    permission: {
      ...{
        key: null,
        pid: '643',
        opens: ['643'],
        licenceType: '1Y',
        seats: 1,
        deviceId: '0d9f2c1e-6f3b-4a52-9a52-5a0c6a3f4d11',
      },
      ...{ worksUntil: new Date('2027-11-22T12:00:00Z'), updatesUntil: new Date('2027-11-22T12:00:00Z') },
      checkAgainBy: new Date('2026-12-22T12:00:00Z'),
    },
  });
});
