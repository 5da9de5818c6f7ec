import { listed, t } from '../../demo/translated.ts';
import { type Samples, sampleAction } from '../sample-parts.ts';

const words = {
  title: t(
    'Your discs outlive the player.',
    'Ihre Discs überleben den Player.',
    'ディスクは、プレーヤーより長生き。',
    'Vos disques survivent au lecteur.',
    '光碟比播放機更長壽。',
  ),
  text: t(
    'Copy, convert and author the discs on your own shelf.',
    'Kopieren, umwandeln und erstellen Sie die Discs aus Ihrem Regal.',
    'お手元のディスクを、コピーし、変換し、作成できます。',
    'Copiez, convertissez et créez les disques de votre étagère.',
    '複製、轉檔、製作，處理自己架上的光碟。',
  ),
  primary: sampleAction,
};

export const heroSamples: Samples = {
  full: {
    ...words,
    eyebrow: t(
      'For your own shelf',
      'Für das eigene Regal',
      'お手元の棚のために',
      'Pour votre étagère',
      '為您的書架',
    ),
    secondary: sampleAction,
    facts: [{ label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), value: listed('DVD', 'Blu-ray') }],
    disc: 'suite',
  },
  least: { ...words, disc: 'blu-ray' },
  'long words': {
    title: 'Datenträgerlebensdauerverlängerung',
    text: 'Sicherungskopieerstellungsprogramme für Privatsammlungsbesitzer.',
    primary: { ...sampleAction, label: 'Testversionsherunterladen' },
    disc: 'dvd',
  },
};
