import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { decodeUpload } from './decode-upload.ts';
import { encodeUpload } from './encode-upload.ts';
import { EVENT_NAMES, type TrackingEvent, WEB_VERSION } from './event.ts';
import { md5 } from './md5.ts';

const guid = 'ab'.repeat(16);
const anyText = fc.string({ unit: 'grapheme', maxLength: 80 });

const anyEvent: fc.Arbitrary<TrackingEvent> = fc.record(
  {
    event: fc.constantFrom(...EVENT_NAMES),
    event_time: fc.nat(),
    sequence: fc.nat(),
    url: fc.webUrl(),
    web_version: fc.constant(WEB_VERSION),
    xargs_request_type: fc.constantFrom('send_beacon', 'axios'),
    event_label: anyText.filter((text) => text !== ''),
    pids: fc.array(fc.stringMatching(/^\d{1,6}$/), { minLength: 1, maxLength: 4 }),
    viewport_width: fc.nat(10_000),
    s_id: fc.stringMatching(/^[0-9a-f]{32}$/),
  },
  { requiredKeys: ['event', 'event_time', 'sequence', 'url', 'web_version', 'xargs_request_type'] },
);

describe('an upload', () => {
  test('comes out as it went in, in both modes', () => {
    fc.assert(
      fc.property(anyEvent, fc.boolean(), (event, developer) => {
        const decoded = decodeUpload(encodeUpload(event, { guid, developer }));
        if (!decoded.ok || decoded.kind !== 'event') throw new Error(JSON.stringify(decoded));
        const { url: sentUrl, ...sent } = event;
        const { url, ...got } = decoded.event;
        expect(got).toEqual(sent);
        expect(new URL(url).host).toBe(new URL(sentUrl).host);
        expect(decoded.guid).toBe(guid);
      }),
    );
  });

  test('is base64 of JSON outside developer mode, and its id is the GUID with the MD5 of the data', () => {
    const event = { level: 'error', message: 'é' } as const;
    const normal = JSON.parse(encodeUpload(event, { guid }));
    expect(Buffer.from(normal.data, 'base64').toString()).toBe('{"level":"error","message":"é"}');
    expect(normal.upload_id).toBe(guid + createHash('md5').update(normal.data).digest('hex'));
    expect(JSON.parse(encodeUpload(event, { guid, developer: true }))).toMatchObject({
      mode: 'dev',
      data: '{"level":"error","message":"é"}',
    });
  });

  test('has the same bytes whatever the order of the keys', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const turned = Object.fromEntries(Object.entries(event).reverse()) as unknown as TrackingEvent;
        expect(encodeUpload(turned, { guid })).toBe(encodeUpload(event, { guid }));
      }),
    );
  });
});

test('MD5 agrees with the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
  );
});

test('empty values are left out and keys are sorted, at every depth (spec §5)', () => {
  expect(canonicalJson({ b: 0, a: '', c: { z: false, y: null, x: undefined }, d: [], e: [{}], f: {} })).toBe(
    '{"b":0,"c":{"z":false}}',
  );
});
