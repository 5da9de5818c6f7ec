import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CancelForm } from './CancelForm.tsx';

const actionOf = async (locale: (typeof ALL_LOCALES)[number], name: 'cancel' | 'withdraw') => {
  const html = await renderForTest(
    <CancelForm
      name={name}
      kinds={name === 'withdraw' ? ['withdraw'] : ['period_end', 'now']}
      reply={undefined}
      token="token"
      member={undefined}
    />,
    { locale },
  );
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(html) ?? [];
  return new URL(action, 'https://shop.test');
};

// The page's title, a new try after a log-in and a reload follow this address alone.
test.each(ALL_LOCALES)('a withdrawal is sent to the page that withdraws in %s', async (locale) => {
  const [cancel, withdraw] = [await actionOf(locale, 'cancel'), await actionOf(locale, 'withdraw')];
  expect(withdraw.pathname).toBe(cancel.pathname);
  expect(withdraw.searchParams.get('kind')).toBe('withdraw');
  expect(cancel.searchParams.get('kind')).toBeNull();
});
