import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { MoneyBackMail } from './MoneyBackMail.tsx';

describe.each(['refusal', 'surplus'] as const)('%s', (kind) => {
  test.each(ALL_LOCALES)('says in %s which order, what goes back and whom to ask', async (locale) => {
    const about = { number: 'SP-7K3QX-9M2TD', amount: '€12.34', contact: 'http://shop.test/contact' };
    const shop = { name: 'Shop', home: 'http://shop.test/' };
    const { html, text } = await renderMail(<MoneyBackMail {...{ kind, locale, shop, ...about }} />);
    for (const said of Object.values(about)) expect(text).toContain(said);
    expect(`${html}${text}`).not.toMatch(/[{}]\w+[}]|undefined/);
  });
});
