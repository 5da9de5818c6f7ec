import { readdirSync } from 'node:fs';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { mailProblems } from './mail/testing/mail-problems.ts';
import { mailSamples } from './mail-samples.tsx';

test('every mail of the shop has a sample, and every sample a name of its own', () => {
  const samples = mailSamples('en', { name: 'Shop', home: 'https://shop.test' });
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /(?:^|\/)([A-Z]\w*Mail)\.tsx$/.exec(path)?.[1] ?? [],
  );
  const shown = new Set(samples.map(({ mail }) => (mail.type as { name: string }).name));
  expect([...shown].toSorted()).toEqual(files.filter((name) => name !== 'Mail').toSorted());
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
});

test.each(ALL_LOCALES)(
  'in %s every mail asks for one thing, and its text says all that it says',
  async (locale) => {
    const problems = await Promise.all(
      mailSamples(locale, { name: 'Shop', home: `https://shop.test/${locale}` }).map(async (sample) => [
        sample.name,
        await mailProblems(sample),
      ]),
    );
    expect(problems.filter(([, found]) => found?.length)).toEqual([]);
  },
);
