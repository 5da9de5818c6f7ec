import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const text = t(
  'The window shows what these words tell.',
  'Das Fenster zeigt, was diese Worte sagen.',
  'この説明の内容を、ウィンドウが示します。',
  'La fenêtre montre ce que disent ces mots.',
  '視窗顯示這段文字所說的內容。',
);
const steps = [
  {
    title: t('Open the disc', 'Disc öffnen', 'ディスクを開く', 'Ouvrez le disque', '開啟光碟'),
    text,
    window: 'source',
  },
  {
    title: t('Choose the titles', 'Titel wählen', 'タイトルを選ぶ', 'Choisissez les titres', '選擇標題'),
    text,
    window: 'titles',
  },
  {
    title: t('Choose a format', 'Format wählen', '形式を選ぶ', 'Choisissez un format', '選擇格式'),
    text,
    window: 'format',
  },
  {
    title: t('Let it run', 'Laufen lassen', 'あとは任せる', 'Laissez tourner', '交給它處理'),
    text,
    window: 'progress',
  },
  {
    title: t('Find it again', 'Wiederfinden', '見つける', 'Retrouvez-le', '再次找到'),
    text,
    window: 'library',
  },
];
const title = t(
  'From the shelf to the screen.',
  'Vom Regal auf den Bildschirm.',
  '棚から画面まで。',
  'De l’étagère à l’écran.',
  '從架上到螢幕。',
);

const sheet = {
  title: 'HARBOUR_LIGHTS → DVD-5',
  rows: [
    { label: t('Main film', 'Hauptfilm', '本編', 'Film principal', '正片'), value: '3.9 GB', amount: 3.9 },
    { label: t('Sound', 'Ton', '音声', 'Son', '音訊'), value: '0.4 GB', amount: 0.4 },
    { label: t('Menus', 'Menüs', 'メニュー', 'Menus', '選單'), value: '0.3 GB', amount: 0.3 },
    { label: t('Making of', 'Making-of', 'メイキング', 'Making of', '幕後製作'), value: '–', amount: 0 },
  ],
  totalLabel: t('The copy', 'Die Kopie', 'コピー', 'La copie', '副本'),
  totalValue: '4.6 GB',
  whole: 4.7,
};

export const stepsSamples: Samples = {
  DVD: { title, text, line: 'dvd', steps },
  'Blu-ray': { title, line: 'blu-ray', steps },
  '4K UHD': { title, line: 'uhd', steps: steps.slice(1, 4) },
  'own words': {
    title,
    line: 'dvd',
    steps: ['discs', 'timeline', 'frames', 'menu', 'sheet'].map((window) => ({
      title: sheet.totalLabel,
      text,
      window,
      sheet,
    })),
  },
  least: { title, line: 'suite', steps: steps.slice(3, 4) },
  'long words': {
    title: 'Datenträgerdigitalisierung in Einzelschritten',
    text: 'Voraussetzung: ein Blu-ray-fähiges Kombinationslaufwerk',
    line: 'blu-ray',
    steps: [
      {
        title: 'Tonspurzusammenstellung und Untertitelauswahl',
        text: 'Kapitelmarkierungsübernahme',
        window: 'titles',
      },
      { title: 'Ausgabeformatkonfiguration', text: 'Bildwiederholfrequenzbeibehaltung', window: 'format' },
    ],
  },
};
