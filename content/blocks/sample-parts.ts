import { type Draft, t } from '../demo/translated.ts';

/** A block in its different states (full, minimal, with long words), by the name of the state. */
export type Samples = Readonly<Record<string, Draft>>;

/** A picture of the demo shop. */
export const samplePicture = {
  url: '/media/disc-capacity.webp',
  alt: t(
    'Bars for the capacity of discs from 4.7 to 100 GB.',
    'Balken für die Kapazität von Discs von 4,7 bis 100 GB.',
    '4.7 GBから100 GBまでのディスク容量の棒グラフ。',
    'Barres de la capacité des disques, de 4,7 à 100 Go.',
    '4.7 至 100 GB 光碟容量的長條圖。',
  ),
  width: 1640,
  height: 714,
};

export const sampleAction = {
  label: t('See the tools', 'Zu den Werkzeugen', '製品を見る', 'Voir les logiciels', '查看軟體'),
  kind: 'link',
  url: '/',
};

const product = (
  pid: string,
  system: 'win' | 'mac',
  slug: string,
  shortName: string,
  productLine: string,
) => ({
  pid,
  slug,
  shortName,
  name: `Spindle ${shortName}`,
  type: 'single',
  system,
  productLine,
  client_info: {
    systemRequirement:
      system === 'win'
        ? 'Windows 11, 10, 8.1, 8, 7'
        : t(
            'macOS 10.10 to 14',
            'macOS 10.10 bis 14',
            'macOS 10.10から14まで',
            'macOS 10.10 à 14',
            'macOS 10.10 至 14',
          ),
  },
});

/** Products of the demo shop as pages refer to them; their prices are read from the catalogue. */
export const sampleProducts = {
  dvdWin: product('643', 'win', 'dvd_ripper', 'DVD Ripper', 'dvd'),
  dvdMac: product('60643', 'mac', 'dvd_ripper', 'DVD Ripper', 'dvd'),
  bluRayWin: product('646', 'win', 'blu_ray_ripper', 'Blu-ray Ripper', 'blu-ray'),
  bluRayMac: product('60646', 'mac', 'blu_ray_ripper', 'Blu-ray Ripper', 'blu-ray'),
  bundle: { ...product('646', 'win', 'blu_ray_ripper', 'Disc Pack', 'suite'), type: 'bundle' },
  /** Not in any catalogue. */
  unsold: product('999', 'win', 'gone', 'Datenträgerwiederherstellungsprogramm', 'uhd'),
};
