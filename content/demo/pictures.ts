import { join } from 'node:path';
import { type Translated, t } from './translated.ts';

/** Pictures of the demo shop. They hold only figures and names of discs, so one picture serves all languages. */
export const demoPictures: readonly { file: string; alt: Translated }[] = [
  {
    file: join(import.meta.dirname, 'disc-capacity.webp'),
    alt: t(
      'Bars for the capacity of each disc: DVD-5 4.7 GB, DVD-9 8.5 GB, BD-25 25 GB, BD-50 50 GB, UHD-66 66 GB, UHD-100 100 GB.',
      'Balken für die Kapazität jeder Disc: DVD-5 4,7 GB, DVD-9 8,5 GB, BD-25 25 GB, BD-50 50 GB, UHD-66 66 GB, UHD-100 100 GB.',
      'ディスクごとの容量を示す棒グラフ：DVD-5は4.7 GB、DVD-9は8.5 GB、BD-25は25 GB、BD-50は50 GB、UHD-66は66 GB、UHD-100は100 GB。',
      'Barres montrant la capacité de chaque disque : DVD-5 4,7 Go, DVD-9 8,5 Go, BD-25 25 Go, BD-50 50 Go, UHD-66 66 Go, UHD-100 100 Go.',
      '各種光碟容量的長條圖：DVD-5 4.7 GB、DVD-9 8.5 GB、BD-25 25 GB、BD-50 50 GB、UHD-66 66 GB、UHD-100 100 GB。',
    ),
  },
  {
    file: join(import.meta.dirname, 'disc-regions.webp'),
    alt: t(
      'DVD: six regions, 1 to 6. Blu-ray: three regions, A, B and C. 4K UHD: one undivided bar.',
      'DVD: sechs Regionen, 1 bis 6. Blu-ray: drei Regionen, A, B und C. 4K UHD: ein ungeteilter Balken.',
      'DVDは1から6の6地域、Blu-rayはA・B・Cの3地域、4K UHDは区切りのない1本の帯。',
      'DVD : six régions, de 1 à 6. Blu-ray : trois régions, A, B et C. 4K UHD : une seule barre, sans division.',
      'DVD 分為 1 到 6 共六區，藍光光碟分為 A、B、C 三區，4K UHD 則不分區。',
    ),
  },
];
