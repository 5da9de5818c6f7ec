import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const words = {
  title: t('Before and after.', 'Vorher und nachher.', '処理前と処理後。', 'Avant et après.', '處理前後。'),
  text: t(
    'A drawing, with the figures of a true film.',
    'Eine Zeichnung, mit den Zahlen eines echten Films.',
    '実際の映画の数値をもとにした図です。',
    'Un dessin, avec les chiffres d’un vrai film.',
    '依真實影片數據繪成的圖。',
  ),
  before: t(
    '640 × 480 pixels',
    '640 × 480 Bildpunkte',
    '640 × 480画素',
    '640 × 480 pixels',
    '640 × 480 像素',
  ),
  after: t(
    '2880 × 2160 pixels',
    '2880 × 2160 Bildpunkte',
    '2880 × 2160画素',
    '2880 × 2160 pixels',
    '2880 × 2160 像素',
  ),
  alt: t(
    'A lighthouse, coarse at the left and fine at the right.',
    'Ein Leuchtturm, links grob und rechts fein.',
    '灯台の絵。左は粗く、右はきめ細かい。',
    'Un phare, grossier à gauche, fin à droite.',
    '一座燈塔，左側粗糙，右側細緻。',
  ),
};

export const beforeAfterSamples: Samples = {
  points: { ...words, change: 'points' },
  noise: { ...words, change: 'noise' },
  colour: { ...words, change: 'colour' },
  'long words': {
    ...words,
    title: 'Bildrauschunterdrückungsvergleich',
    change: 'noise',
    before: 'Ausgangsmaterialqualität',
    after: 'Nachbearbeitungsergebnis',
  },
};
