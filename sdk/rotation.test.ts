import { openAnswers } from '@spindle/domain/licences/activation/answer.ts';
import type { Device } from '@spindle/domain/licences/activation/device.ts';
import { signOfflineFile } from '@spindle/domain/licences/activation/offline/offline-file.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { expect, test } from 'vitest';
import { type Checking, checkAnswer, checkLicenceFile, nonceFor } from './typescript/permission.ts';

const now = new Date('2026-11-22T12:00:00Z');
const device = 'the-device-text-of-this-machine';
const licence = {
  ...{ key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', pid: '643', alsoOpens: [], licenceType: 'LFT', seats: 1 },
  ...{ worksUntil: null, updatesUntil: null },
} as unknown as Licence;
const seat = { id: '0d9f2c1e-6f3b-4a52-9a52-5a0c6a3f4d11' } as Device;

const shopOf = (licenceSigningGeneration: number) =>
  openAnswers({
    config: { secret: 'the secret of a shop of one test alone', licenceSigningGeneration },
    clock: fixedClock(now),
  });
/** The keys of a program that was built while this generation signed. */
const builtAt = (generation: number): Checking => ({
  ...{ keys: shopOf(generation).published, pids: ['643'], device, now, latest: now },
});
const nonce = nonceFor(device);
const answerAt = (generation: number) =>
  shopOf(generation).answerOf({ licence, device: seat }, { nonce }).signed;
const fileAt = (generation: number) =>
  signOfflineFile(
    shopOf(generation).signer,
    { licence, device: seat, file: '6b1f2a52-8c1e-4f5f-9a35-0d5cb7a1e0aa', told: device },
    now,
  );

test('a program that was built before a rotation believes the answers after it, and knows one next key', () => {
  expect(checkAnswer(answerAt(2), builtAt(1))).toMatchObject({ ok: true });
  expect(checkAnswer(answerAt(3), builtAt(1))).toEqual({ ok: false, refusal: 'unknown_key' });
});

test('a program that was built after rotations believes a licence file of the first key', () => {
  expect(checkLicenceFile(fileAt(1), builtAt(2))).toMatchObject({ ok: true });
  expect(checkLicenceFile(fileAt(1), builtAt(5))).toMatchObject({ ok: true });
  expect(checkAnswer(answerAt(1), builtAt(5))).toMatchObject({ ok: true });
});
