import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUpload } from './decode-upload.ts';
import { encodeUpload } from './encode-upload.ts';
import type { TrackingEvent } from './event.ts';

const guid = '0'.repeat(32);
const event: TrackingEvent = {
  event: 'page_view',
  event_time: 1,
  sequence: 1,
  url: 'https://shop.example/',
  web_version: '2.3.12',
  xargs_request_type: 'axios',
};

function wrap(data: string, mode = 'pro') {
  return JSON.stringify({ data, mode, upload_id: guid + createHash('md5').update(data).digest('hex') });
}
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a post that is no upload', () => {
  test.each([
    ['nothing', '', 'not_json'],
    ['a text', 'hello', 'not_json'],
    ['half of an object', '{"data":', 'not_json'],
    ['null', 'null', 'not_an_upload'],
    ['a list', '[]', 'not_an_upload'],
    ['an upload without id', '{"data":"e30=","mode":"pro"}', 'not_an_upload'],
    ['an unknown mode', wrap('e30=', 'test'), 'not_an_upload'],
    ['data changed on the way', wrap('e30=').replace('e30=', 'e31='), 'wrong_checksum'],
    ['data that is not base64', wrap('%%%'), 'not_base64'],
    ['base64 of no JSON', wrap(base64('hello')), 'not_base64'],
    [
      'base64 of bytes that are no text',
      wrap(Buffer.from([0xff, 0xfe, 0x00]).toString('base64')),
      'not_base64',
    ],
    ['an empty event', wrap(base64('{}')), 'not_an_event'],
    ['a number', wrap(base64('7')), 'not_base64'],
    ['developer mode without JSON', wrap('hello', 'dev'), 'not_an_event'],
    ['an unknown event', wrap(base64(JSON.stringify({ ...event, event: 'drop_table' }))), 'not_an_event'],
    ['a wrong type', wrap(base64(JSON.stringify({ ...event, pids: 'all' }))), 'not_an_event'],
    ['an id with a quote', wrap(base64(JSON.stringify({ ...event, s_id: "'" }))), 'not_an_event'],
    ['an error without a message', wrap(base64('{"level":"error"}')), 'not_an_event'],
  ])('%s is refused as %s', (_, body, error) => {
    expect(decodeUpload(body)).toEqual({ ok: false, error });
  });

  test('of any kind is an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json().map(base64)), (body) => {
        expect(decodeUpload(body).ok).toBe(false);
        expect(decodeUpload(wrap(body)).ok).toBe(false);
        expect(decodeUpload(wrap(body, 'dev')).ok).toBe(false);
      }),
    );
  });
});

test('URLs are scrubbed again, and unknown fields are dropped', () => {
  const dishonest = {
    ...event,
    url: 'https://u:p@shop.example/a?token=1&pid=643#x',
    referer_url: 'javascript:alert(1)',
    event_target: { fullurl: 'https://sister.example/?_cut_=abc' },
    admin: true,
  };
  const decoded = decodeUpload(encodeUpload(dishonest, { guid }));
  expect(decoded).toMatchObject({
    ok: true,
    event: {
      url: 'https://shop.example/a?pid=643',
      referer_url: '',
      event_target: { fullurl: 'https://sister.example/' },
    },
  });
  expect(decoded).not.toHaveProperty('event.admin');
});

test('what a tracker says about itself is taken', () => {
  expect(decodeUpload(encodeUpload({ level: 'error', message: 'broken' }, { guid }))).toMatchObject({
    ok: true,
    kind: 'error',
    report: { message: 'broken' },
  });
});
