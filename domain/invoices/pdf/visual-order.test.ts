import { expect, test } from 'vitest';
import { beginsRightToLeft, mirrored, RIGHT_TO_LEFT, visualRuns } from './visual-order.ts';

/** The line as drawn, from left to right. */
const drawn = (line: string) =>
  visualRuns(line)
    .map(({ text, rightToLeft }) => (rightToLeft ? [...text].toReversed().map(mirrored).join('') : text))
    .join('');

test.each([
  ['Latin alone', 'Kei (12)', 'Kei (12)'],
  ['a name in the middle', 'Kei שלום, 12', 'Kei 12 ,םולש'],
  ['numbers after Hebrew', 'דירה 15, 4', '4 ,15 הריד'],
  ['a number with a sign', 'אבג -5%', '5%- גבא'],
  ['brackets around Latin', 'אבג (Or) דה', 'גבא (Or) הד'],
  ['Arabic digits', 'حي ١٢٣', '١٢٣ يح'],
])('read from the left: %s', (_, line, expected) => {
  expect(drawn(line)).toBe(expected);
});

test.each([
  ['numbers', 'רחוב 15, דירה 4', '4 הריד ,15 בוחר'],
  ['Latin in brackets', 'שלום (Or Ltd.)', '(.Or Ltd) םולש'],
  ['a line that goes on in Latin', 'Noor GmbH דה', 'הד Noor GmbH'],
  ['a range', 'אב 10-12', '10-12 בא'],
  ['a postal code', 'حي العليا – 11564', '11564 – ايلعلا يح'],
  ['space at the end', 'אב ', ' בא'],
])('read from the right: %s', (_, line, expected) => {
  expect(drawn(`${RIGHT_TO_LEFT}${line}`)).toBe(expected);
});

test('a text begins where its first letter does', () => {
  expect(['12 שלום', '(حي', 'Or שלום', '12', ''].map(beginsRightToLeft)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
