import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { ActingContext } from '../acting/acting-context.ts';
import { LicenceCard } from './LicenceCard.tsx';
import type { LicenceLabel } from './label-licences.ts';
import { timeBar } from './time-bar.ts';

const ended = { issuedAt: new Date('2025-01-01'), worksUntil: new Date('2026-01-01') };
const expired: LicenceLabel = {
  id: '1',
  key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE',
  name: 'DVD Ripper für Windows',
  line: 'dvd',
  licenceType: '1Y',
  seats: 1,
  used: 0,
  state: 'expired',
  devices: [],
  moreDevices: false,
  devicesHref: '/de/member?a=devices&licence=1',
  order: { number: 'SP-7K3QX-9M2TD', href: '/de/member?a=orders&order=SP-7K3QX-9M2TD' },
  bought: '1. Januar 2025',
  works: { date: '1. Januar 2026', ended: true },
  updates: { date: '1. Januar 2026', ended: true },
  bar: timeBar({ ...ended, updatesUntil: ended.worksUntil, now: new Date('2026-02-01') }),
  renewHref: '/de/checkout?pid=643&opt643=1Y&type=renew',
  buyHref: undefined,
  isRenewalUnknown: false,
  subscribed: false,
  renews: undefined,
  stopped: undefined,
  changeHref: undefined,
  upgrade: undefined,
  downloads: [{ system: 'win', version: '1.4.0', url: '/setup/643.exe' }],
  opens: [],
  older: [],
};
const draw = (licence: LicenceLabel, isOpen = true) =>
  renderForTest(<LicenceCard licence={licence} isOpen={isOpen} token="" />, { locale: 'de' });

test('an expired licence says so and leads to its renewal', async () => {
  const html = await draw(expired);
  expect(html).toContain('data-state="expired"');
  expect(html).toContain('Diese Lizenz ist abgelaufen.');
  expect(html).toMatch(
    /href="\/de\/checkout\?pid=643&amp;opt643=1Y&amp;type=renew"[^>]*>Um 1 Jahr verlängern/,
  );
  expect(html).not.toContain('/setup/643.exe');
});

test('the name of its product is not broken at the hyphen, open or not', async () => {
  for (const isOpen of [true, false]) {
    const html = await draw({ ...expired, name: 'Blu-ray Ripper für Windows' }, isOpen);
    expect(html).toContain('<span class="whitespace-nowrap">Blu-ray</span> Ripper für Windows');
  }
});

test('of which nobody can say whether it renews, that is said, and the key is there', async () => {
  const html = await draw({ ...expired, state: 'active', isRenewalUnknown: true });
  expect(html).toContain('Ob sie sich verlängert, lässt sich gerade nicht anzeigen');
  expect(html).toContain('AAAAA-BBBBB-CCCCC-DDDDD-EEEEE');
  expect(await draw(expired)).not.toContain('Ob sie sich verlängert');
});

test('one that can not be bought any more is said to have expired, and no more', async () => {
  const html = await draw({ ...expired, renewHref: undefined });
  expect(html).toContain('Diese Lizenz ist abgelaufen.');
  expect(html).not.toContain('verlängern');
});

test('one that was withdrawn says so, and not until when it works', async () => {
  const works = { date: null, ended: false };
  const html = await draw({ ...expired, state: 'revoked', works, updates: works, renewHref: undefined });
  expect(html).toContain('Diese Lizenz wurde entzogen');
  expect(html).not.toContain('unbegrenzt');
  expect(await draw({ ...expired, state: 'active', works, updates: works })).toContain('unbegrenzt');
});

test('a trial that is over leads to the checkout, and says that its key stays', async () => {
  const buyHref = '/de/checkout?pid=643&opt643=1Y';
  const html = await draw({ ...expired, licenceType: 'trial', renewHref: undefined, buyHref });
  expect(html).toContain('Die Testzeit ist vorbei.');
  expect(html).toContain('behält es diesen Schlüssel');
  expect(html).toMatch(/href="\/de\/checkout\?pid=643&amp;opt643=1Y"[^>]*>DVD Ripper für Windows kaufen/);
  const unsold = await draw({ ...expired, licenceType: 'trial', renewHref: undefined });
  expect(unsold).not.toContain('diesen Schlüssel');
});

test('one that works offers its download and no renewal', async () => {
  const html = await draw({ ...expired, state: 'active', renewHref: undefined });
  expect(html).toContain('/setup/643.exe');
  expect(html).not.toMatch(/abgelaufen/i);
});

test('one that works to a day leads to its renewal, and says that another key comes', async () => {
  const html = await draw({
    ...expired,
    state: 'active',
    renewHref: '/de/checkout?pid=643&opt643=1Y&type=renew',
  });
  expect(html).toContain('/setup/643.exe');
  expect(html).toMatch(/href="[^"]*type=renew"[^>]*>Um 1 Jahr verlängern/);
  expect(html).toContain('einen neuen Schlüssel, der ab dem Kauf gilt');
});

test('older versions that it brings stand below, each with its checksum', async () => {
  const old = { system: 'win' as const, version: '1.3.0', date: '1. Mai 2025', sha256: 'ab'.repeat(32) };
  const html = await draw({ ...expired, state: 'active', older: [{ ...old, url: '/mlink/download.php?x' }] });
  expect(html).toContain('Ältere Versionen');
  expect(html).toMatch(/href="\/mlink\/download.php\?x"[^>]*>1.3.0 für Windows herunterladen/);
  expect(html).toContain(old.sha256);
});

test('one that renews leads to its subscription, and what could be had instead is a click away', async () => {
  const href = '/de/checkout?pid=761&opt761=LFT&type=upgrade';
  const upgrade = { name: 'Complete Bundle', price: '99,95\u00a0€', href };
  const html = await draw({ ...expired, state: 'active', subscribed: true, upgrade });
  expect(html).toContain('a=subscriptions');
  expect(html).toMatch(/href="[^"]*type=upgrade"[^>]*>Complete Bundle für 99,95\s€ kaufen/);
});

test('closed, it is its name, its facts and the one thing to do; the name leads to the rest', async () => {
  const works = { ...expired, state: 'active' as const, renews: { date: '27. November', price: '29,99 €' } };
  const html = await draw(works, false);
  expect(html).toMatch(/<a[^>]*href="[^"]*licence=1#licence-1"[^>]*>DVD Ripper/);
  expect(html).toContain('Verlängert sich am 27. November für 29,99 €');
  const credited = { ...works, renews: { date: '27. November', price: undefined } };
  expect(await draw(credited, false)).toContain(
    'Verlängert sich am 27. November, bezahlt mit Ihrem Guthaben',
  );
  expect(html).toContain('/setup/643.exe');
  expect(html).not.toContain(works.key);
  expect(await draw(expired, false)).toMatch(/type=renew"[^>]*>Um 1 Jahr verlängern/);
});

test('a download that is not there yet is told of, but not to staff, for whom there is none', async () => {
  const licence: LicenceLabel = { ...expired, state: 'active', renewHref: undefined, downloads: [] };
  const missing = 'Der Download ist noch nicht';
  expect(await draw(licence, false)).toContain(missing);
  const acting = { email: 'kei@shop.example', until: '2026-11-22T12:15:00Z', closed: false };
  const html = await renderForTest(
    <ActingContext value={acting}>
      <LicenceCard licence={licence} token="" isOpen={false} />
    </ActingContext>,
    { locale: 'de' },
  );
  expect(html).toContain('DVD Ripper');
  expect(html).not.toContain(missing);
});

test('the key of a bundle says what it opens, with the download of each', async () => {
  const download = { system: 'win', version: '1.4.0', url: '/download/copy' } as const;
  const opens = [{ pid: '641', name: 'DVD Copy', downloads: [download], older: [] }];
  const html = await draw({ ...expired, state: 'active', downloads: [], opens });
  expect(html).toContain('Dieser Schlüssel gilt für');
  expect(html).toMatch(/DVD Copy.*href="\/download\/copy"/s);
  expect(html).not.toContain('Der Download ist noch nicht');
  expect(await draw({ ...expired, opens })).not.toContain('/download/copy');
  const without = opens.map((program) => ({ ...program, downloads: [] }));
  expect(await draw({ ...expired, state: 'active', downloads: [], opens: without })).toContain(
    'Der Download ist noch nicht',
  );
});
