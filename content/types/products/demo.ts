import { type Draft, listed, t } from '../../demo/translated.ts';

type Row = [key: string, usd: number, eur: number, jpy: number];
const prices = (rows: Row[]) => rows.map(([key, usd, eur, jpy]) => ({ key, usd, eur, jpy }));

const DVD_PRICES = prices([
  ['1M', 14.99, 14.99, 2_200],
  ['1Y', 29.99, 29.99, 4_400],
  ['LFT', 49.99, 49.99, 7_400],
  ['Lifetime+5PC', 89.99, 89.99, 13_400],
]);

const BLU_RAY_PRICES = prices([
  ['1M', 19.99, 19.99, 2_900],
  ['1Y', 44.99, 44.99, 6_600],
  ['LFT', 69.99, 69.99, 10_400],
  ['Lifetime+5PC', 129.99, 129.99, 19_400],
]);

const SYSTEMS = {
  win: {
    requirement: listed('Windows 11', '10', '8.1', '8', '7'),
    label: 'Windows',
    file: 'win.exe',
  },
  mac: {
    requirement: t(
      'macOS 10.10 to 14',
      'macOS 10.10 bis 14',
      'macOS 10.10から14まで',
      'macOS 10.10 à 14',
      'macOS 10.10 至 14',
    ),
    label: 'Mac',
    file: 'mac.dmg',
  },
} as const;

function tool(
  pid: string,
  system: keyof typeof SYSTEMS,
  slug: string,
  shortName: string,
  productLine: string,
  price: object[],
): Draft {
  const { requirement, label, file } = SYSTEMS[system];
  const name = slug.replaceAll('_', '-');
  return {
    pid,
    slug,
    shortName: t(shortName),
    name: t(
      `Spindle ${shortName} for ${label}`,
      `Spindle ${shortName} für ${label}`,
      `Spindle ${shortName}（${label}版）`,
      `Spindle ${shortName} pour ${label}`,
      `Spindle ${shortName}（${label} 版）`,
    ),
    type: 'single',
    system,
    productLine,
    onSale: true,
    price,
    // There is no installer: the sandbox answers with a text that says so.
    downloadUrl: [{ version: '1.4.0', url: `/dev/downloads/spindle-${name}-${file}` }],
    client_info: { systemRequirement: requirement },
    coupon: 'DNC10',
  };
}

/** Two tools, each for Windows and Mac. Names of products are not translated, only what surrounds them. */
export const demoProducts: readonly Draft[] = [
  tool('643', 'win', 'dvd_ripper', 'DVD Ripper', 'dvd', DVD_PRICES),
  tool('60643', 'mac', 'dvd_ripper', 'DVD Ripper', 'dvd', DVD_PRICES),
  tool('646', 'win', 'blu_ray_ripper', 'Blu-ray Ripper', 'blu-ray', BLU_RAY_PRICES),
  tool('60646', 'mac', 'blu_ray_ripper', 'Blu-ray Ripper', 'blu-ray', BLU_RAY_PRICES),
];
