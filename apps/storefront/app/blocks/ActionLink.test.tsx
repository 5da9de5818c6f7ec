import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import { ActionLink } from './ActionLink.tsx';

const selling: Selling = {
  currency: 'USD',
  offers: { 641: offer('641', 'DVD Copy'), 646: offer('646', 'Blu-ray Ripper') },
  coupon: { code: 'SPRING', pids: ['641'], payPercent: 80 },
};
const buy = (pid: string) => ({ kind: 'buy', label: 'Buy', pid, licence: '1Y', url: undefined }) as const;

it('tries the edition for the visitor’s system, through the download that is counted', async () => {
  const windows = {
    ...offer('643', 'DVD Ripper'),
    slug: 'dvd_ripper',
    builds: [{ version: '1', url: '/win.exe' }],
  };
  const mac = { ...windows, pid: '60643', system: 'mac' as const };
  const action = { kind: 'download', label: 'Try', pid: '643', licence: undefined, url: undefined } as const;
  const tried = (os: 'win' | 'mac', offers: Selling['offers']) =>
    renderForTest(<ActionLink action={action} selling={{ currency: 'USD', offers }} />, { os });
  const both = { 643: windows, 60643: mac };
  expect(await tried('win', both)).toContain('href="/mlink/download.php?pid=643"');
  expect(await tried('mac', both)).toContain('href="/mlink/download.php?pid=60643"');
  expect(await tried('mac', { 643: windows })).toContain('?pid=643"');
  expect(await tried('win', {})).toBe('');
});

it('sells with the page’s coupon where that is good for the product', async () => {
  expect(await renderForTest(<ActionLink action={buy('641')} selling={selling} />)).toContain(
    'href="/checkout?pid=641&amp;opt641=1Y&amp;coupon=SPRING"',
  );
  expect(await renderForTest(<ActionLink action={buy('646')} selling={selling} />)).toContain(
    'href="/checkout?pid=646&amp;opt646=1Y&amp;discounts_prohibited=1"',
  );
});
