import { expect, test } from 'vitest';
import { countryOfProofs } from './country-of-proofs.ts';

const proofs = (...countries: string[]) => countries.map((country) => ({ country }));

test.each([
  ['two that agree', proofs('FR', 'FR'), 'FR'],
  ['two against one, whichever it is', proofs('DE', 'FR', 'FR'), 'FR'],
  ['the same', proofs('FR', 'DE', 'FR'), 'FR'],
  ['two that contradict each other', proofs('DE', 'FR'), undefined],
  ['three of them', proofs('DE', 'FR', 'US'), undefined],
  ['two of one tax area', proofs('FR', 'MC'), 'FR'],
  ['two of one tax area against one', proofs('DE', 'MC', 'FR'), 'MC'],
  ['one alone', proofs('DE'), undefined],
  ['none', proofs(), undefined],
])('a buyer’s country by %s', (_, found, country) => {
  expect(countryOfProofs(found)).toBe(country);
});
