import { expect, test } from 'vitest';
import { masked } from './masked.ts';

const LONG = 'SPDL-AAAAA-BBBBB-CCCCC-DDDDD';
const PART = 'BBBBB-CCCCC';

test('keys are masked wherever they stand in plain data, and nothing else is changed', () => {
  const at = new Date(0);
  const data = { rows: [{ key: LONG, note: `Your key is ${LONG}.`, at }], total: 3, none: null };
  expect(masked(data, [LONG])).toEqual({
    rows: [{ key: '…DDDDD', note: 'Your key is …DDDDD.', at }],
    total: 3,
    none: null,
  });
});

test.each([[[LONG, PART]], [[PART, LONG]]])(
  'a key that is a part of another leaves nothing of that: %j',
  (keys) => {
    expect(masked(`${LONG} ${PART}`, keys)).toBe('…DDDDD …CCC');
  },
);
