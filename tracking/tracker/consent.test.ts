import { expect, test } from 'vitest';
import { consentState } from './consent.ts';

const visitor = { answer: undefined, gpc: false, country: 'US', setting: 'auto' } as const;

test.each(['DE', 'FR', 'IS', 'LI', 'NO', 'GB', 'CH', 'RE'])('%s is asked first', (country) => {
  expect(consentState({ ...visitor, country })).toBe('ask');
});

test('an unknown country is asked first', () => {
  expect(consentState({ ...visitor, country: undefined })).toBe('ask');
});

test('elsewhere a notice with a way out', () => {
  expect(consentState(visitor)).toBe('notice');
  expect(consentState({ ...visitor, country: 'JP' })).toBe('notice');
});

test('a shop may ask everybody', () => {
  expect(consentState({ ...visitor, setting: 'always' })).toBe('ask');
});

test.each(['granted', 'denied'] as const)('an answer stands: %s', (answer) => {
  for (const country of ['DE', 'US', undefined]) {
    expect(consentState({ ...visitor, country, answer })).toBe(answer);
    expect(consentState({ ...visitor, country, answer, setting: 'always' })).toBe(answer);
  }
});

test('Global Privacy Control is a no everywhere, also after a yes', () => {
  for (const country of ['DE', 'US', undefined]) {
    expect(consentState({ ...visitor, country, gpc: true })).toBe('gpc');
    expect(consentState({ ...visitor, country, gpc: true, answer: 'granted' })).toBe('gpc');
  }
});
