import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { ExtendForm } from './ExtendForm.tsx';

const { words, formatIn } = deskWords('en');

test('staff read before they give time what it does to the next charge of the licence', () => {
  const form = (nextCharge: Date | 'waits' | undefined) =>
    renderToStaticMarkup(
      <ExtendForm licenceId="1" nextCharge={nextCharge} words={words} format={formatIn('UTC')} />,
    );
  expect(form(new Date('2027-05-01T10:00:00Z'))).toMatch(/charged next on 1 May 2027.* moves that/);
  expect(form('waits')).toContain('A payment for its subscription is due.');
  expect(form(undefined)).not.toContain('subscription');
});
