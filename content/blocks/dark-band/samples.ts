import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const caption = (label: unknown, value: unknown) => ({ label, value });

const any = {
  title: t(
    'A drawing and its captions.',
    'Eine Zeichnung und ihre Unterschriften.',
    '図と説明。',
    'Un dessin et ses légendes.',
    '圖與說明。',
  ),
  text: t(
    'Beside the heading stands why it matters, in one to three sentences.',
    'Neben der Überschrift steht in ein bis drei Sätzen, warum das zählt.',
    '見出しの横には、なぜ大切なのかを1～3文で書きます。',
    'À côté du titre, une à trois phrases disent pourquoi cela compte.',
    '標題旁用一到三句話說明為什麼重要。',
  ),
  captions: [
    caption(t('First', 'Erstens', '1つ目', 'Premièrement', '第一'), '5.9 GB'),
    caption(t('Second', 'Zweitens', '2つ目', 'Deuxièmement', '第二'), '2.0 GB'),
    caption(t('Third', 'Drittens', '3つ目', 'Troisièmement', '第三'), '0.6 GB'),
  ],
  alt: t(
    'The drawing in words.',
    'Die Zeichnung in Worten.',
    '図の内容。',
    'Le dessin en mots.',
    '以文字描述的圖。',
  ),
};

/** One state for each drawing. */
export const darkBandSamples: Samples = {
  pits: {
    drawing: 'pits',
    title: t(
      'Five times the film on the same 12 cm.',
      'Fünfmal so viel Film auf denselben 12 cm.',
      '同じ12 cmに、5倍の映像。',
      'Cinq fois plus de film sur les mêmes 12 cm.',
      '同樣 12 公分，五倍的影片。',
    ),
    captions: [
      caption(
        'DVD 650\u00a0nm',
        t(
          'tracks 0.74 µm apart',
          'Spurabstand 0,74 µm',
          'トラック間隔0.74 µm',
          'pistes espacées de 0,74 µm',
          '軌距 0.74 µm',
        ),
      ),
      caption(
        'Blu-ray 405\u00a0nm',
        t(
          'tracks 0.32 µm apart',
          'Spurabstand 0,32 µm',
          'トラック間隔0.32 µm',
          'pistes espacées de 0,32 µm',
          '軌距 0.32 µm',
        ),
      ),
    ],
    alt: any.alt,
  },
  layers: {
    drawing: 'layers',
    title: t(
      'Where the light meets the film.',
      'Wo das Licht auf den Film trifft.',
      '光が映像に届くところ。',
      'Là où la lumière rencontre le film.',
      '光與影片相遇的地方。',
    ),
    text: t(
      'A DVD is read through half its thickness, a Blu-ray just below its skin. The closer the layer, the steeper the light may come together, and the smaller its spot.',
      'Eine DVD wird durch ihre halbe Dicke gelesen, eine Blu-ray dicht unter der Haut. Je näher die Schicht, desto steiler kann das Licht zusammenlaufen und desto kleiner wird sein Punkt.',
      'DVDは厚みの半分を通して、Blu-rayは表面のすぐ下で読み取ります。層が浅いほど光を急な角度で集められ、光の点は小さくなります。',
      'Un DVD se lit à travers la moitié de son épaisseur, un Blu-ray juste sous la surface. Plus la couche est proche, plus la lumière converge fortement et plus son point est petit.',
      'DVD 要穿過一半的厚度才讀得到，藍光光碟的資料就在表層之下。資料層越淺，光線越能以大角度聚集，光點也越小。',
    ),
    captions: [
      caption(
        'DVD-9',
        t(
          '2 layers, 0.6 mm deep',
          '2 Schichten, 0,6 mm tief',
          '2層、深さ0.6 mm',
          '2 couches, à 0,6 mm',
          '2 層，深 0.6 mm',
        ),
      ),
      caption(
        'BD-50',
        t(
          '2 layers, 0.1 mm deep',
          '2 Schichten, 0,1 mm tief',
          '2層、深さ0.1 mm',
          '2 couches, à 0,1 mm',
          '2 層，深 0.1 mm',
        ),
      ),
      caption(
        'BD-100',
        t(
          '3 layers, 0.1 mm deep',
          '3 Schichten, 0,1 mm tief',
          '3層、深さ0.1 mm',
          '3 couches, à 0,1 mm',
          '3 層，深 0.1 mm',
        ),
      ),
    ],
    alt: any.alt,
  },
  ...Object.fromEntries(
    ['frames', 'chapters', 'rings', 'menu-tree', 'hours', 'one-reading', 'stack', 'upscale'].map(
      (drawing) => [drawing, { ...any, drawing }],
    ),
  ),
  least: { drawing: 'frames', title: any.title, captions: [], alt: any.alt },
  'long words': {
    ...any,
    drawing: 'pits',
    title: 'Datenträgerkapazitätsvergleich zweier Aufzeichnungsverfahren',
    captions: [
      caption('Aufzeichnungswellenlänge', 'Spurmittenabstand 0,74 Mikrometer'),
      caption('Aufzeichnungswellenlänge', 'Spurmittenabstand 0,32 Mikrometer'),
    ],
  },
};
