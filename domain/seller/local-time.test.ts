import { describe, expect, it } from 'vitest';
import { localTime, momentAt } from './local-time.ts';

const read = (timeZone: string, written: string) => momentAt(timeZone, written).toISOString();

describe('a time on the clocks of a zone', () => {
  it.each([
    ['UTC', '2026-11-22T09:30', '2026-11-22T09:30:00.000Z'],
    ['Europe/Berlin', '2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['America/St_Johns', '2026-01-15T12:00', '2026-01-15T15:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-15T12:00', '2026-01-15T06:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-15T00:00', '2026-01-14T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-15T00:00', '2026-01-15T11:00:00.000Z'],
    // Close to a change of clocks, on both sides.
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['Europe/Berlin', '9999-12-31T23:59', '9999-12-31T22:59:00.000Z'],
  ])('%s %s is %s, and is written as it was read', (timeZone, written, utc) => {
    expect(read(timeZone, written)).toBe(utc);
    expect(localTime(timeZone, new Date(utc))).toBe(written);
  });

  it('is the first of two if clocks go back', () => {
    expect(read('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(read('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(localTime('Europe/Berlin', new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30');
  });

  it('is as much later as clocks skip if they go forward', () => {
    expect(read('Europe/Berlin', '2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(read('America/New_York', '2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
    expect(localTime('Europe/Berlin', momentAt('Europe/Berlin', '2026-03-29T02:30'))).toBe(
      '2026-03-29T03:30',
    );
    // Half an hour on Lord Howe Island, and a whole day on Samoa.
    expect(localTime('Australia/Lord_Howe', momentAt('Australia/Lord_Howe', '2026-10-04T02:10'))).toBe(
      '2026-10-04T02:40',
    );
    expect(localTime('Pacific/Apia', momentAt('Pacific/Apia', '2011-12-30T12:00'))).toBe('2011-12-31T12:00');
  });

  it('is no moment if it is no time', () => {
    for (const written of ['', 'tomorrow', '2026-11-22T25:00'])
      expect(momentAt('Asia/Tokyo', written)).toEqual(new Date(Number.NaN));
  });
});
