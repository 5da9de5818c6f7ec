import { openLog } from '@spindle/platform/log.ts';
import { expect, test } from 'vitest';
import { checkoutTexts } from './checkout-texts.ts';

const log = openLog('test', 'silent');
const query = { locale: 'en', draft: undefined } as const;

test('a missing or broken document keeps nobody from buying', async () => {
  const missing = { read: async () => null };
  const broken = { read: () => Promise.reject(new Error('The content checkout is broken.')) };
  expect(await checkoutTexts({ content: missing, log }, query)).toBeUndefined();
  expect(await checkoutTexts({ content: broken, log }, query)).toBeUndefined();
});
