import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signOfflineFile } from '@spindle/domain/licences/activation/offline/offline-file.ts';
import { signingKey } from '@spindle/domain/licences/activation/signing-key.ts';
import { afterAll, expect, test } from 'vitest';
import { answerVector, makeVectors } from '../testing/make-vectors.ts';
import { nonceFor } from '../typescript/permission.ts';

const COMPILERS = ['c++', 'g++', 'clang++'];
const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
const directory = mkdtempSync(join(tmpdir(), 'spindle-cpp-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Compiles a program that uses the header, and runs it with this input. */
function run(name: string, input: object, args: string[] = []): string[] {
  const program = join(directory, name);
  const source = join(import.meta.dirname, `${name}.cpp`);
  const strict = ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Wpedantic', '-Werror'];
  execFileSync(compiler ?? '', [...strict, source, '-o', program]);
  const { stdout } = spawnSync(program, args, { input: JSON.stringify(input) });
  return stdout.toString().trim().split('\n');
}

// Skipped where no compiler is installed.
test.skipIf(!compiler)('the C++ header judges and signs as the shop does', () => {
  const { keys, vectors, urls } = makeVectors();
  // As many lengths as a block of SHA-512 has bytes, with a changed letter in every other text.
  const lengths = Array.from({ length: 128 }, (_, at) =>
    answerVector({ note: 'x'.repeat(at) }, at % 2 === 1),
  );
  const all = [...vectors, ...lengths];
  const [result, request = ''] = run('check_vectors', { keys, vectors: all, urls }, [
    randomBytes(32).toString('base64url'),
  ]).slice(-2);
  expect(result).toBe(`${all.length} cases, 0 wrong`);

  const [header = '', payload = '', signature = ''] = request.split('.');
  const { jwk, typ } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const right = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
  expect([typ, right]).toEqual(['spindle-request', true]);
  const claims = { device: 'the-device-text-of-this-machine', name: 'Büro “北”', system: 'win' };
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(claims);
});

const DEVICE = 'the-device-text-of-this-machine';
const KEY = 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE';
const onDay = (day: number) => new Date(Date.UTC(2027, 0, 1) + day * 86_400_000).toISOString();

test.skipIf(!compiler)(
  'the C++ header asks the shop before it asks for the key, and keeps a licence file',
  () => {
    const shop = signingKey('the secret of a shop of this test alone', 1);
    const device_id = '0d9f2c1e-6f3b-4a52-9a52-5a0c6a3f4d11';
    /** What the shop answers on a day about a licence that works until another. */
    const answer = (day: number, until: number | null) => {
      const works_until = until === null ? null : onDay(until);
      const times = { works_until, updates_until: works_until, check_again_by: onDay(until ?? day + 30) };
      const signed = shop.sign({
        ...{ device_id, pid: '643', opens: ['643'], licence_type: '1M', seats: 1, ...times },
        ...{
          nonce: nonceFor(DEVICE, Buffer.alloc(16).toString('base64url')),
          iat: Date.parse(onDay(day)) / 1000,
        },
      });
      return { status: 200, body: JSON.stringify({ cscode: 0, msg: '', data: { signed } }) };
    };
    const refusal = (status: number, error: string) => ({ status, body: JSON.stringify({ error, msg: '' }) });
    const silence = { status: 0, body: '' };
    const licence = {
      ...{ key: KEY, pid: '643', alsoOpens: [], licenceType: '1M', seats: 1 },
      ...{ worksUntil: new Date(onDay(100)), updatesUntil: null },
    } as unknown as Parameters<typeof signOfflineFile>[1]['licence'];
    const seat = { id: device_id } as Parameters<typeof signOfflineFile>[1]['device'];
    const of = {
      licence,
      device: seat,
      file: '6b1f2a52-8c1e-4f5f-9a35-0d5cb7a1e0aa',
      told: DEVICE,
    };
    const file = signOfflineFile(shop, of, new Date(onDay(34)));

    /** A call on a day, what the shop answers, and what is printed, with days for dates. */
    const steps: [call: string, day: number, answered: object, printed: string, given?: string][] = [
      ['check', 0, silence, 'not_activated key 0 0'],
      ['activate', 0, answer(0, 30), 'ok  1 15000 until 30', KEY],
      ['check', 0.5, silence, 'ok  1 15000 until 30'],
      ['check', 2, silence, 'ok  2 3000 until 30'],
      ['check', 2.04, silence, 'ok  2 3000 until 30'],
      ['check', 2.05, silence, 'ok  3 3000 until 30'],
      ['check', 2.01, silence, 'ok  4 3000 until 30'],
      // A clock that is a day ahead: the period is over by it, and not for the shop.
      ['check', 30, answer(29, 30), 'ok  5 15000 until 30'],
      ['check', 30, silence, 'no_answer shop 6 15000'],
      ['check', 30, refusal(429, 'too_many_requests'), 'too_many_requests shop 7 15000'],
      ['check', 30, answer(30, 32), 'ok  8 15000 until 32'],
      ['check', 33, refusal(403, 'licence_expired'), 'licence_expired key 9 15000'],
      ['check', 33, refusal(403, 'licence_suspended'), 'licence_suspended seller 10 15000'],
      ['check', 33, answer(33, null), 'ok  11 15000 until ever'],
      ['check', 90, answer(33, null), 'check_due clock 12 15000'],
      ['file', 34, silence, 'ok  12 15000 until 100', file],
      ['refresh', 35, answer(35, null), 'ok  13 15000 until ever'],
      ['check', 60, silence, 'ok  13 15000 until ever'],
      ['check', 70, silence, 'ok  13 15000 until 100'],
      ['release', 70, refusal(409, 'device_offline'), 'device_offline  14 15000'],
      ['refresh', 71, answer(71, null), 'ok  15 15000 until ever'],
      ['file', 71, silence, 'ok  15 15000 until 100', file],
      ['refresh', 72, refusal(403, 'licence_revoked'), 'licence_revoked  16 15000'],
      ['check', 72, silence, 'no_answer shop 17 15000'],
      ['release', 72, refusal(404, 'device_unknown'), 'ok  18 15000'],
    ];
    const day = (_: string, ms: string) =>
      ms === '0' ? 'until ever' : `until ${(Number(ms) - Date.parse(onDay(0))) / 86_400_000}`;
    const { kid, x } = shop.publicKey;
    const printed = run('check_licensing', {
      ...{ keys: [{ kid, x }], device: DEVICE },
      steps: steps.map(([call, day, answered, , given = '']) => ({
        call,
        now: onDay(day),
        given,
        ...answered,
      })),
    });
    const withDays = printed.slice(0, -1).map((line) => line.replace(/until (\d+)/, day));
    expect(withDays).toEqual(steps.map(([call, , , found]) => `${call} ${found}`));
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual({ key: KEY, device: DEVICE });
  },
);
