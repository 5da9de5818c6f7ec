import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { ActingContext } from '../acting/acting-context.ts';
import { LicenceCard } from './LicenceCard.tsx';
import type { LicenceLabel } from './label-licences.ts';

const forGood = { date: null, ended: false };
const line = { to: 90, open: true };
const licence: LicenceLabel = {
  ...{ id: '7', key: '…K3QX9', name: 'DVD Ripper', line: 'dvd', licenceType: 'LFT', state: 'active' },
  ...{ seats: 1, used: 0, devices: [], devicesHref: '/member?a=devices', order: undefined },
  ...{ bought: '12 November 2026', works: forGood, updates: forGood },
  ...{ bar: { works: line, updates: line, today: 10 }, renewHref: undefined, buyHref: undefined },
  ...{ subscribed: false, renews: undefined, upgrade: undefined, downloads: [], older: [] },
};

test('a download that is not there yet is told of, but not to staff, for whom there is none', async () => {
  const missing = 'The download isn’t ready yet.';
  expect(await renderForTest(<LicenceCard licence={licence} token="" isOpen={false} />)).toContain(missing);
  const acting = { email: 'kei@shop.example', until: '2026-11-22T12:15:00Z', closed: false };
  const html = await renderForTest(
    <ActingContext value={acting}>
      <LicenceCard licence={licence} token="" isOpen={false} />
    </ActingContext>,
  );
  expect(html).toContain('DVD Ripper');
  expect(html).not.toContain(missing);
});
