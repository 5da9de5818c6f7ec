import { expect, test } from 'vitest';
import { discLabel } from './disc-label.ts';

test('a name is printed on a disc where there is room for it', () => {
  expect(discLabel('Spindle 1', 'DVD 650 nm')).toBe('Spindle 1 · DVD 650 nm');
  expect(discLabel('Müller & Söhne Software', 'DVD 650 nm')).toBe('DVD 650 nm');
});
