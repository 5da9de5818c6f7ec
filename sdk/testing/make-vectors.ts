import { createHash } from 'node:crypto';
import {
  OFFLINE_LICENCE,
  signOfflineFile,
} from '@spindle/domain/licences/activation/offline/offline-file.ts';
import { signingKey } from '@spindle/domain/licences/activation/signing-key.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { nonceFor } from '../typescript/permission.ts';

/** A test case, and the answer that every client library has to give. */
export interface Vector {
  name: string;
  kind: 'answer' | 'licence_file';
  text: string;
  /** The nonce that was sent; null for a stored answer that is read again. */
  nonce: string | null;
  device: string;
  pids: string[];
  now: string;
  latest: string;
  /** When the newest of the shop's texts known to the machine was signed; only for a licence file that is new to it. */
  newest_kept?: string;
  /** `ok`, or the reason of the refusal. */
  expected: string;
}

const SECRET = 'the secret of a shop that exists in test vectors only';
const DEVICE = 'the-device-text-of-this-machine';
const shop = signingKey(SECRET, 1);
const ISSUED = '2026-11-22T12:00:00.000Z';
const iat = Date.parse(ISSUED) / 1000;
const nonce = nonceFor(DEVICE, 'c2FsdC1vZi10aGUtdmVj');

const activation = {
  device_id: '0d9f2c1e-6f3b-4a52-9a52-5a0c6a3f4d11',
  pid: '643',
  licence_type: '1Y',
  seats: 1,
  works_until: '2027-11-22T12:00:00.000Z',
  updates_until: '2027-11-22T12:00:00.000Z',
  check_again_by: '2026-12-22T12:00:00.000Z',
  nonce,
  iat,
};

/** Fields of a header that demand that the reader understands an extension (RFC 7515 §4.1.11): no program understands any. */
const EXTENDED = { crit: ['not_before'], not_before: '2027-01-01T00:00:00.000Z' };

const FILE = '6b1f2a52-8c1e-4f5f-9a35-0d5cb7a1e0aa';
const KEY = 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE';

/** Signed as before bundles opened their contents: existing programs still have such files. */
function licenceFile(worksUntil: string | null, told = DEVICE, key = shop, header = {}): string {
  const { device_id, pid, licence_type, seats } = activation;
  const device = createHash('sha256').update(told).digest('base64url');
  const until = { works_until: worksUntil, updates_until: worksUntil };
  return key.sign(
    { v: 1, file: FILE, key: KEY, device, device_id, pid, licence_type, seats, ...until, iat },
    { typ: OFFLINE_LICENCE, ...header },
  );
}

/** Signed as the shop does today, for a bundle with pid 761 that contains 643 and 646. */
function bundleFile(): string {
  const licence = {
    ...{ key: KEY, pid: '761', alsoOpens: ['643', '646'], licenceType: 'LFT', seats: 1 },
    ...{ worksUntil: null, updatesUntil: null },
  } as Licence;
  const device = { id: activation.device_id } as Parameters<typeof signOfflineFile>[1]['device'];
  return signOfflineFile(shop, { licence, device, file: FILE, told: DEVICE }, new Date(ISSUED));
}

const usual = { device: DEVICE, pids: ['643', '60643'], now: '2026-11-23T12:00:00.000Z', latest: ISSUED };
/** The clock once showed a day three weeks later. */
const AHEAD = { latest: '2026-12-13T12:00:00.000Z' };
const answer = (name: string, expected: string, text: string, other: Partial<Vector> = {}): Vector => ({
  ...{ name, kind: 'answer', text, nonce, ...usual, expected },
  ...other,
});
const file = (name: string, expected: string, text: string, other: Partial<Vector> = {}): Vector => ({
  ...{ name, kind: 'licence_file', text, nonce: null, ...usual, expected },
  ...other,
});

function withPayload(text: string, change: (payload: string) => string): string {
  const [header, payload = '', signature] = text.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}

/** An answer with an additional field, valid or with a changed letter. */
export function answerVector(more: object, changed: boolean): Vector {
  const text = shop.sign({ ...activation, ...more });
  const forged = withPayload(text, (payload) => payload.replace('1Y', '1M'));
  return answer(`with ${JSON.stringify(more)}`, changed ? 'wrong_signature' : 'ok', changed ? forged : text);
}

/** The keys that these cases' program was shipped with, the cases, and addresses of the shop's page. */
export function makeVectors() {
  const good = shop.sign(activation);
  const lasting = licenceFile(null);
  const year = licenceFile('2027-11-22T12:00:00.000Z');
  const [header, payload] = good.split('.');
  const [periodEnd, hourAfter] = ['2026-11-22T13:00:00.000Z', '2026-11-22T14:00:00.000Z'];
  const endsInAnHour = shop.sign({ ...activation, works_until: periodEnd, check_again_by: periodEnd });
  const bundle = shop.sign({ ...activation, pid: '761', opens: ['761', '643', '646'] });
  return {
    keys: [shop, signingKey(SECRET, 2)].map(({ publicKey: { kid, x } }) => ({ kid, x })),
    vectors: [
      answer('the shop says yes', 'ok', good),
      answer('an answer that was kept', 'ok', good, { nonce: null }),
      answer('signed by the next key', 'ok', signingKey(SECRET, 2).sign(activation)),
      answer(
        'a licence that never stops',
        'ok',
        shop.sign({ ...activation, works_until: null, updates_until: null }),
      ),
      answer('letters of all languages', 'ok', shop.sign({ ...activation, note: 'Büro “北” \u0007 \\ "' })),
      answer('a clock within the tolerance', 'ok', good, { now: '2026-11-21T13:00:00.000Z' }),
      answer('the last moment', 'ok', good, { now: '2026-12-22T11:59:59.999Z' }),
      answer('time to ask again', 'check_due', good, { now: '2026-12-22T12:00:00.000Z' }),
      answer('the licence has ended', 'expired', good, { now: '2027-11-22T12:00:00.000Z' }),
      answer('ended by the latest time that was seen', 'expired', good, {
        ...{ nonce: null, now: '2027-11-22T11:00:00.000Z', latest: '2027-11-22T12:00:00.000Z' },
      }),
      answer('a clock that was wound back', 'clock_wound_back', good, { now: '2026-11-21T11:59:59.999Z' }),
      answer('wound back after it was seen later', 'clock_wound_back', good, {
        ...{ nonce: null, latest: '2026-12-01T00:00:00.000Z' },
      }),
      answer('a clock that ran ahead once and was put right', 'ok', good, AHEAD),
      answer('a clock hours ahead, at the end of a period', 'ok', endsInAnHour, { now: hourAfter }),
      answer('a clock a day ahead, at the end of a period', 'ok', endsInAnHour, {
        now: '2026-11-23T12:00:00.000Z',
      }),
      answer('a clock more than a day ahead, at the end of a period', 'expired', endsInAnHour, {
        now: '2026-11-23T12:00:00.001Z',
      }),
      answer('kept by a clock hours ahead, at the end of a period', 'expired', endsInAnHour, {
        ...{ nonce: null, now: hourAfter },
      }),
      answer('another request', 'other_request', good, { nonce: nonceFor(DEVICE, 'YW5vdGhlciBzYWx0Lg') }),
      answer('kept by another machine', 'other_device', good, {
        nonce: null,
        device: 'the-device-text-of-another',
      }),
      answer('another product', 'other_product', good, { pids: ['646'] }),
      answer('a shop that is not ours', 'unknown_key', signingKey(`${SECRET}!`, 1).sign(activation)),
      answer(
        'a changed date',
        'wrong_signature',
        withPayload(good, (text) => text.replace('2026-12', '2099-12')),
      ),
      answer('a changed signature', 'wrong_signature', `${header}.${payload}.${'A'.repeat(86)}`),
      answer('no signature', 'malformed', `${header}.${payload}.`),
      answer(
        'not signed at all',
        'malformed',
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.AA`,
      ),
      answer('an extension that has to be understood', 'malformed', shop.sign(activation, EXTENDED)),
      answer('a list of no extensions', 'malformed', shop.sign(activation, { crit: [] })),
      answer('too many parts', 'malformed', `${good}.AA`),
      answer('no text', 'malformed', ''),
      answer('no JSON', 'malformed', 'e30.bm90IGpzb24.AA'),
      answer('a number where a date should be', 'malformed', shop.sign({ ...activation, works_until: 1 })),
      answer('a date that is none', 'malformed', shop.sign({ ...activation, works_until: 'tomorrow' })),
      answer('no product', 'malformed', shop.sign({ ...activation, pid: null })),
      answer('a licence file in an answer’s place', 'malformed', year),
      answer('a bundle that holds the product', 'ok', bundle),
      answer('a bundle itself', 'ok', bundle, { pids: ['761'] }),
      answer('a bundle that does not hold the product', 'other_product', bundle, { pids: ['641'] }),
      answer('a licence that opens nothing', 'other_product', shop.sign({ ...activation, opens: [] })),
      answer('a number where products should be', 'malformed', shop.sign({ ...activation, opens: 643 })),
      answer('a number where a product should be', 'malformed', shop.sign({ ...activation, opens: [643] })),
      file('a licence file of a bundle that holds the product', 'ok', bundleFile()),
      file('of a bundle that does not hold the product', 'other_product', bundleFile(), { pids: ['641'] }),
      file('a licence file', 'ok', year),
      file('a licence file that never ends', 'ok', lasting, { now: '2099-01-01T00:00:00.000Z' }),
      file('broken into lines', 'ok', year.replace(/(.{60})/g, '$1\r\n ')),
      file('ended', 'expired', year, { now: '2027-11-22T12:00:00.000Z' }),
      file('of another machine', 'other_device', licenceFile(null, 'the-device-text-of-another')),
      file('of another product', 'other_product', lasting, { pids: ['646'] }),
      file('of another shop', 'unknown_key', licenceFile(null, DEVICE, signingKey(`${SECRET}!`, 1))),
      file(
        'a changed byte',
        'wrong_signature',
        withPayload(year, (text) => text.replace('643', '646')),
      ),
      file(
        'with an extension that has to be understood',
        'malformed',
        licenceFile(null, DEVICE, shop, EXTENDED),
      ),
      file('the clock wound back', 'clock_wound_back', lasting, { now: '2026-11-01T00:00:00.000Z' }),
      file('kept, after the clock ran ahead', 'clock_wound_back', lasting, AHEAD),
      file('newer than what was kept, after the clock ran ahead', 'ok', lasting, {
        ...AHEAD,
        newest_kept: '2026-11-22T11:59:59.000Z',
      }),
      file('known already, after the clock ran ahead', 'clock_wound_back', lasting, {
        ...AHEAD,
        newest_kept: ISSUED,
      }),
      file('an answer in a file’s place', 'malformed', good),
    ],
    urls: ['https://shop.example/activate-offline', 'https://shop.example/ja/activate-offline'].map(
      (page) => ({
        ...{ page, text: 'eyJhbGciOiJFZERTQSJ9.eyJuYW1lIjoiTGFiIn0.c2ln' },
        url: `${page}?code=eyJhbGciOiJFZERTQSJ9.eyJuYW1lIjoiTGFiIn0.c2ln`,
      }),
    ),
  };
}
