import { t } from '../../demo/translated.ts';
import { type Samples, sampleAction, samplePicture } from '../sample-parts.ts';

const words = {
  title: t(
    'How much a disc holds.',
    'Wie viel auf eine Disc passt.',
    'ディスクの容量を比べる。',
    'Ce que contient un disque.',
    '一張光碟裝得下多少。',
  ),
  text: t(
    'From 4.7 GB on a DVD with one layer to 100 GB on a 4K disc with three.\n\nThe size of the film follows from that, not the other way round.',
    'Von 4,7 GB auf einer DVD mit einer Schicht bis zu 100 GB auf einer 4K-Disc mit drei.\n\nDaraus folgt die Größe des Films, nicht umgekehrt.',
    '片面1層DVDの4.7 GBから、3層4Kディスクの100 GBまで。\n\n映画のデータ量は、この容量に合わせて決まります。',
    'De 4,7 Go sur un DVD à une couche à 100 Go sur un disque 4K qui en a trois.\n\nLa taille du film en découle, et non l’inverse.',
    '從單層 DVD 的 4.7 GB，到三層 4K 光碟的 100 GB。\n\n影片的大小取決於容量，而不是反過來。',
  ),
};

export const mediaTextSamples: Samples = {
  full: {
    ...words,
    media: samplePicture,
    caption: t(
      'One bar a disc, at one scale',
      'Ein Balken je Disc, in einem Maßstab',
      'ディスクごとの容量（同一尺度）',
      'Une barre par disque, à la même échelle',
      '每種光碟一條，比例相同',
    ),
    side: 'right',
    action: sampleAction,
  },
  left: { ...words, media: samplePicture, side: 'left' },
  wide: { ...words, media: samplePicture, side: 'wide' },
  'long words': {
    title: 'Speicherkapazitätsvergleich optischer Datenträger',
    text: 'Zweischichtdatenträgerkapazitäten unterscheiden sich von Einschichtdatenträgerkapazitäten um weniger als das Doppelte.',
    media: samplePicture,
    caption: 'Balkendiagramm der Datenträgergesamtkapazitäten',
    side: 'right',
  },
};
