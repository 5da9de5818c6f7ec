import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { type Translated, t } from '../../demo/translated.ts';

type Amounts = readonly [usd: number, eur: number, jpy: number];
export type DemoPrices = Readonly<Record<LicenceType, Amounts>>;

export interface DemoProduct {
  slug: string;
  /** Pids by system; each has a document of its own. */
  pids: Readonly<Partial<Record<'win' | 'mac' | 'android', string>>>;
  shortName: string;
  type: 'single' | 'bundle' | 'aio';
  productLine: 'dvd' | 'blu-ray' | 'uhd' | 'suite';
  version: string;
  /** Missing for a product that is not sold because it is free or retired. */
  prices?: DemoPrices;
  free?: boolean;
  coupon?: string;
  tag?: { slug: string; name: Translated };
  /** Slugs of a bundle's contents. */
  contents?: readonly string[];
  /** Slugs of products that are offered to its owners. */
  upgrades?: readonly string[];
  /** Slugs of products that are shown beside it. */
  related?: readonly string[];
  /** Slug of the product that has replaced it, if it is retired. */
  successor?: string;
  /** Its name at Amazon, where a card with a key is sold. */
  amazon?: string;
}

/** Prices for 1 month, 1 year, lifetime, and lifetime for five computers, in major units. */
function prices(month: Amounts, year: Amounts, lifetime: Amounts, fiveComputers: Amounts): DemoPrices {
  return { '1M': month, '1Y': year, LFT: lifetime, 'Lifetime+5PC': fiveComputers };
}

/** The same number in dollars and euros. */
const at = (amount: number, yen: number): Amounts => [amount, amount, yen];

const SMALL = prices(at(12.99, 1_900), at(24.99, 3_700), at(39.99, 5_900), at(74.99, 11_100));
const MIDDLE = prices(at(17.99, 2_700), at(39.99, 5_900), at(59.99, 8_900), at(109.99, 16_300));

const SIX_TOOLS = [
  'dvd_ripper',
  'dvd_copy',
  'dvd_creator',
  'blu_ray_ripper',
  'blu_ray_copy',
  'blu_ray_creator',
] as const;
const EDITIONS = ['spindle_x', 'spindle_ultimate'] as const;
const NEW = { slug: 'new', name: t('New', 'Neu', '新製品', 'Nouveau', '新品') };

const tool = { type: 'single', version: '1.4.0', upgrades: EDITIONS } as const;
const dvd = { ...tool, productLine: 'dvd' } as const;
const bluRay = { ...tool, productLine: 'blu-ray' } as const;

/** Everything that the demo shop sells, has sold or gives away: the only source of these facts. */
export const DEMO_CATALOGUE: readonly DemoProduct[] = [
  {
    ...dvd,
    slug: 'dvd_ripper',
    pids: { win: '643', mac: '60643' },
    shortName: 'DVD Ripper',
    prices: prices(at(14.99, 2_200), at(29.99, 4_400), at(49.99, 7_400), at(89.99, 13_400)),
    coupon: 'DNC10',
    amazon: 'Spindle DVD Ripper',
    related: ['dvd_copy', 'blu_ray_ripper', 'ai_suite'],
  },
  {
    ...dvd,
    slug: 'dvd_copy',
    pids: { win: '641', mac: '60641' },
    shortName: 'DVD Copy',
    prices: SMALL,
    related: ['dvd_ripper', 'blu_ray_copy'],
  },
  {
    ...dvd,
    slug: 'dvd_creator',
    pids: { win: '642', mac: '60642' },
    shortName: 'DVD Creator',
    prices: SMALL,
    related: ['blu_ray_creator', 'ai_suite'],
  },
  {
    ...bluRay,
    slug: 'blu_ray_ripper',
    pids: { win: '646', mac: '60646' },
    shortName: 'Blu-ray Ripper',
    prices: prices(at(19.99, 2_900), at(44.99, 6_600), at(69.99, 10_400), at(129.99, 19_400)),
    coupon: 'DNC10',
    amazon: 'Spindle Blu-ray Ripper',
    related: ['blu_ray_copy', 'dvd_ripper'],
  },
  {
    ...bluRay,
    slug: 'blu_ray_copy',
    pids: { win: '644', mac: '60644' },
    shortName: 'Blu-ray Copy',
    prices: MIDDLE,
    related: ['blu_ray_ripper', 'dvd_copy'],
  },
  {
    ...bluRay,
    slug: 'blu_ray_creator',
    pids: { win: '645', mac: '60645' },
    shortName: 'Blu-ray Creator',
    prices: MIDDLE,
    related: ['dvd_creator', 'ai_suite'],
  },
  {
    slug: 'spindle_x',
    pids: { win: '62124', mac: '62125' },
    shortName: 'Spindle X',
    type: 'bundle',
    productLine: 'suite',
    version: '2.0.1',
    prices: prices(at(34.99, 5_200), at(79.99, 11_900), at(149.99, 22_200), at(269.99, 40_000)),
    coupon: 'DNC20',
    tag: NEW,
    contents: SIX_TOOLS,
    upgrades: ['complete_bundle'],
    related: ['spindle_ultimate', 'ai_suite'],
  },
  {
    slug: 'spindle_ultimate',
    pids: { win: '62126', mac: '62127' },
    shortName: 'Spindle Ultimate',
    type: 'bundle',
    productLine: 'suite',
    version: '1.4.0',
    prices: prices(at(34.99, 5_200), at(99.99, 14_800), at(179.99, 26_600), at(319.99, 47_400)),
    coupon: 'DNC20',
    contents: SIX_TOOLS,
    upgrades: ['complete_bundle'],
    related: ['spindle_x', 'ai_suite'],
  },
  {
    slug: 'ai_suite',
    pids: { win: '62037', mac: '62038' },
    shortName: 'AI Suite',
    type: 'aio',
    productLine: 'suite',
    version: '1.2.0',
    prices: prices(at(24.99, 3_700), at(59.99, 8_900), at(99.99, 14_800), at(189.99, 28_200)),
    upgrades: ['complete_bundle'],
    related: ['dvd_ripper', 'spindle_x'],
  },
  {
    slug: 'complete_bundle',
    pids: { win: '761', mac: '1761' },
    shortName: 'Complete Bundle',
    type: 'bundle',
    productLine: 'suite',
    version: '1.4.0',
    prices: prices(at(44.99, 6_700), at(119.99, 17_800), at(229.99, 34_000), at(399.99, 59_200)),
    // Compared with the lifetime licences of its contents; a test checks the sum in every currency.
    tag: { slug: '45off', name: t('45% off', '45 % günstiger', '45%お得', '−45 %', '省 45%') },
    contents: [...SIX_TOOLS, 'ai_suite'],
    related: EDITIONS,
  },
  {
    slug: 'suite_12',
    pids: { win: '712', mac: '1712' },
    shortName: 'Suite 12',
    type: 'aio',
    productLine: 'suite',
    version: '12.0.6',
    upgrades: ['ai_suite'],
    successor: 'ai_suite',
  },
  {
    slug: 'complete_bundle_12',
    pids: { win: '757', mac: '1757' },
    shortName: 'Complete Bundle 12',
    type: 'bundle',
    productLine: 'suite',
    version: '12.0.6',
    contents: SIX_TOOLS,
    upgrades: ['complete_bundle'],
    successor: 'complete_bundle',
  },
  {
    slug: 'spindle_player',
    pids: { android: '62301' },
    shortName: 'Spindle Player',
    type: 'single',
    productLine: 'suite',
    version: '1.1.2',
    free: true,
    related: ['dvd_ripper', 'blu_ray_ripper'],
  },
];
