import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerVector, makeVectors } from '../testing/make-vectors.ts';

const COMPILERS = ['c++', 'g++', 'clang++'];
const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
const directory = mkdtempSync(join(tmpdir(), 'spindle-cpp-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Compiles and runs the program that checks the header. */
function check(vectors: object, machineKey: Buffer): string[] {
  const program = join(directory, 'check');
  const source = join(import.meta.dirname, 'check_vectors.cpp');
  const strict = ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Wpedantic', '-Werror'];
  execFileSync(compiler ?? '', [...strict, source, '-o', program]);
  const { stdout } = spawnSync(program, [machineKey.toString('base64url')], {
    input: JSON.stringify(vectors),
  });
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
  const [result, request = ''] = check({ keys, vectors: all, urls }, randomBytes(32)).slice(-2);
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
