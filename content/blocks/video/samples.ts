import { t } from '../../demo/translated.ts';
import { type Samples, samplePicture } from '../sample-parts.ts';

const words = {
  title: t(
    'From the shelf to the screen.',
    'Vom Regal auf den Bildschirm.',
    '棚から画面へ。',
    'De l’étagère à l’écran.',
    '從書架到螢幕。',
  ),
  text: t(
    'A disc is opened, the main film chosen and written to a file. Nothing is cut but the waiting.',
    'Eine Disc wird geöffnet, der Hauptfilm ausgewählt und als Datei geschrieben. Geschnitten ist nur das Warten.',
    'ディスクを開き、本編を選んでファイルに書き出すまで。待ち時間だけを省いています。',
    'On ouvre un disque, on choisit le film et on l’écrit dans un fichier. Seule l’attente est coupée.',
    '開啟光碟、選擇正片、輸出檔案，只剪掉等待的時間。',
  ),
};

export const videoSamples: Samples = {
  full: {
    ...words,
    url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    poster: samplePicture,
    seconds: 94,
    uploadedAt: '2026-11-12T00:00:00.000Z',
  },
  'without a still': { ...words, url: '/media/tour.mp4', seconds: 3_725 },
  'long words': {
    title: 'Bedienungsanleitungsvideo zur Untertitelspurenauswahl',
    text: 'Datenträgerinhaltsverzeichnisse, Hauptfilmerkennung und Untertitelspurenauswahl in Echtzeitgeschwindigkeit.',
    url: 'https://vimeo.com/76979871',
  },
};
