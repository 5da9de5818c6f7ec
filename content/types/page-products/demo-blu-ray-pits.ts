import { type Draft, t } from '../../demo/translated.ts';

export const bluRayPits: Draft = {
  blockType: 'dark-band',
  drawing: 'pits',
  title: t(
    'Five times the film on the same 12 cm.',
    'Fünfmal so viel Film auf denselben 12 cm.',
    '同じ12 cmに、5倍の映像。',
    'Cinq fois plus de film sur les mêmes 12 cm.',
    '同樣 12 公分，五倍的影片。',
  ),
  text: t(
    'The spot of a violet laser is less than half as wide as that of a red one. So the tracks lie closer and the pits are shorter: 25 GB a layer instead of 4.7.',
    'Der Lichtpunkt eines violetten Lasers ist nicht halb so breit wie der eines roten. Darum liegen die Spuren enger und die Pits sind kürzer: 25 GB je Schicht statt 4,7.',
    '青紫色レーザーの光の点は、赤色レーザーの半分もない幅です。トラックの間隔は狭く、ピットは短くなり、1層の容量は4.7 GBから25 GBになりました。',
    'Le point d’un laser violet est plus de deux fois plus étroit que celui d’un laser rouge. Les pistes sont donc plus serrées et les cuvettes plus courtes : 25 Go par couche au lieu de 4,7.',
    '藍紫光雷射的光點寬度不到紅光的一半，所以軌距更窄、訊坑更短：每層容量從 4.7 GB 變成 25 GB。',
  ),
  captions: [
    {
      label: t('DVD 650 nm'),
      value: t(
        'tracks 0.74 µm apart',
        'Spurabstand 0,74 µm',
        'トラック間隔0.74 µm',
        'pistes espacées de 0,74 µm',
        '軌距 0.74 µm',
      ),
    },
    {
      label: t('Blu-ray 405 nm', 'Blu-ray 405 nm', 'Blu-ray 405 nm', 'Blu-ray 405 nm', '藍光 405 nm'),
      value: t(
        'tracks 0.32 µm apart',
        'Spurabstand 0,32 µm',
        'トラック間隔0.32 µm',
        'pistes espacées de 0,32 µm',
        '軌距 0.32 µm',
      ),
    },
  ],
  alt: t(
    'The surfaces of a DVD and a Blu-ray at one scale. Tracks are 0.74 and 0.32 µm apart, the spots of light 1.1 and 0.48 µm wide.',
    'Die Oberflächen einer DVD und einer Blu-ray im gleichen Maßstab. Die Spuren liegen 0,74 und 0,32 µm auseinander, die Lichtpunkte sind 1,1 und 0,48 µm breit.',
    'DVDとBlu-rayの記録面を同じ縮尺で描いた図。トラック間隔は0.74 µmと0.32 µm、光の点の幅は1.1 µmと0.48 µm。',
    'Les surfaces d’un DVD et d’un Blu-ray à la même échelle. Les pistes sont espacées de 0,74 et 0,32 µm, les points lumineux larges de 1,1 et 0,48 µm.',
    '以相同比例繪出的 DVD 與藍光光碟記錄面。軌距為 0.74 與 0.32 µm，光點寬 1.1 與 0.48 µm。',
  ),
};
