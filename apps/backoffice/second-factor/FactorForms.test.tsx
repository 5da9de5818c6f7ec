import type { StaffDoor, StaffFactor } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk/desk-words.ts';
import { FactorForms } from './FactorForms.tsx';

test.each<[StaffDoor, StaffFactor, string]>([
  ['code', { state: 'on', since: new Date(), recoveryCodes: 10 }, 'give'],
  ['enrol', { state: 'off' }, 'start'],
  ['enrol', { state: 'pending', secret: 'JBSWY3DPEHPK3PXP' }, 'confirm'],
])('each step keeps the page to show afterwards: %s, %j', (door, factor, step) => {
  const html = renderToStaticMarkup(
    <FactorForms
      {...{ door, factor, language: 'en', shopName: 'Shop', email: 'ann@shop.test', isRequired: true }}
      redirect="/admin/orders?state=paid"
      words={deskWords('en').words}
      format={String}
    />,
  );
  const form = html.split('<form').find((each) => each.includes(`value="${step}"`));
  expect(form).toContain('name="redirect" value="/admin/orders?state=paid"');
});
