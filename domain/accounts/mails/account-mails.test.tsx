import { readdirSync } from 'node:fs';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { mailProblems } from '../../mail/testing/mail-problems.ts';
import { mergedMailSamples } from '../../members/merged-mail-samples.tsx';
import { privacyMailSamples } from '../../privacy/privacy-mail-samples.tsx';
import { accountMailSamples } from './account-mail-samples.tsx';

const samplesIn = (locale: (typeof ALL_LOCALES)[number]) => {
  const shop = { name: 'Shop', home: `https://shop.test/${locale}` };
  return [
    ...accountMailSamples(locale, shop),
    ...privacyMailSamples(locale, shop),
    ...mergedMailSamples(locale, shop),
  ];
};

test('every mail has a sample', () => {
  const beside = ['privacy', 'privacy/blocked', 'members/mails'].map(
    (folder) => `${import.meta.dirname}/../../${folder}`,
  );
  const files = [import.meta.dirname, ...beside].flatMap((folder) =>
    readdirSync(folder).filter((file) => /^[A-Z]\w+Mail\.tsx$/.test(file)),
  );
  const shown = new Set(samplesIn('en').map(({ mail }) => `${(mail.type as { name: string }).name}.tsx`));
  expect([...shown].sort()).toEqual(files.sort());
});

describe.each(ALL_LOCALES)('in %s', (locale) => {
  const samples = samplesIn(locale);

  test.each(samples.map((sample) => [sample.name, sample] as const))(
    'the mail %s asks for one thing, and its text says all that it says',
    async (_name, sample) => {
      expect(await mailProblems(sample)).toEqual([]);
    },
  );

  test('every mail is in its own words', async () => {
    const english = samplesIn('en');
    const wordsOf = async ({ mail }: (typeof samples)[number]) =>
      (await renderMail(mail)).text.split('\n').filter((line) => /\p{L}{3,} |\p{L}{8,}/u.test(line));
    for (const [at, sample] of samples.entries()) {
      const other = english[at] ?? expect.fail('a sample that English has not');
      if (locale === 'en') continue;
      const same = new Set((await wordsOf(other)).filter((line) => !line.includes('http')));
      const left = (await wordsOf(sample)).filter((line) => same.has(line));
      // Names of programs are the same everywhere.
      expect([sample.name, left.filter((line) => !line.includes('Firefox'))]).toEqual([sample.name, []]);
    }
  });
});
