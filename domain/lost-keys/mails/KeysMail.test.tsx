import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { KeysMail } from './KeysMail.tsx';

const licence = { key: 'SPDL-1', productName: 'DVD Ripper', licenceType: '1Y' } as const;
const shop = { name: 'Shop', home: 'http://shop.test/' };

test.each([
  ['en', 'DVD Ripper, 1-year licence'],
  ['ja', 'DVD Ripper（1年ライセンス）'],
  ['zh', 'DVD Ripper（1 年授權）'],
] as const)('names each licence as %s does', async (locale, named) => {
  const mail = { locale, shop, licences: [licence], link: 'http://shop.test/member' };
  expect((await renderMail(<KeysMail {...mail} />)).text).toContain(named);
});
