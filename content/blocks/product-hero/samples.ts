import { listed, t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const words = {
  title: t(
    'The whole film, not a smaller one.',
    'Der ganze Film, kein kleinerer.',
    '映画を、縮めずまるごと。',
    'Le film entier, pas un plus petit.',
    '整部電影，原汁原味。',
  ),
  text: t(
    'Reads the Blu-rays you own.',
    'Liest Ihre eigenen Blu-rays.',
    'お手元のBlu-rayを読み取ります。',
    'Lit les Blu-ray que vous possédez.',
    '讀取您擁有的藍光光碟。',
  ),
};

export const productHeroSamples: Samples = {
  full: {
    ...words,
    products: [sampleProducts.bluRayWin, sampleProducts.bluRayMac],
    facts: [{ label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'), value: listed('MP4', 'MKV') }],
  },
  'not sold': { ...words, products: [sampleProducts.unsold] },
  'long words': {
    title: 'Hochauflösungsdatenträgerumwandlung',
    text: 'Zwischenspeicherungsfreie Verarbeitungsgeschwindigkeitsoptimierung.',
    products: [sampleProducts.dvdWin],
  },
};
