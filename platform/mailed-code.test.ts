import { expect, test } from 'vitest';
import {
  isMailedCode,
  livingSteps,
  MAILED_MINUTES,
  mailedCode,
  STEPPED_MINUTES,
  stepOf,
} from './mailed-code.ts';

const key = Buffer.alloc(32, 7);
const after = (start: number, ms: number) => new Date(start + ms);

test.each([0, 1, 59_999, 60_000, 119_999])(
  'what is asked for %i ms into a step works for as long as mails say, and never for more than ten minutes',
  (into) => {
    const asked = Date.parse('2026-11-22T12:00:00Z') + into;
    const works = (ms: number) => livingSteps(after(asked, ms)).includes(stepOf(new Date(asked)));
    expect(STEPPED_MINUTES).toBe(8);
    expect(works(0)).toBe(true);
    expect(works(STEPPED_MINUTES * 60_000)).toBe(true);
    expect(works(MAILED_MINUTES * 60_000)).toBe(false);
    expect(works(-120_000)).toBe(false);
  },
);

test('a code is that of its subject alone, however it is typed', () => {
  const code = mailedCode(key, 'a', 6);
  expect(code).toMatch(/^\d{6}$/);
  expect(isMailedCode(code, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(true);
  expect(isMailedCode(mailedCode(key, 'b', 6), code)).toBe(false);
  for (const typed of ['', '-', `${code}0`, code.slice(1)]) expect(isMailedCode(code, typed)).toBe(false);
});
