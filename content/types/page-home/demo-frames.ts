import { type Draft, t } from '../../demo/translated.ts';

export const homeFrames: Draft = {
  blockType: 'dark-band',
  drawing: 'frames',
  title: t(
    'One frame of each, pixel for pixel.',
    'Ein Bild von jeder Disc, Punkt für Punkt.',
    '1コマを、画素どおりに並べると。',
    'Une image de chaque disque, pixel pour pixel.',
    '各取一格，逐點對照。',
  ),
  text: t(
    'A 4K frame has twenty times as many pixels as a DVD’s. Of a DVD or a Blu-ray Spindle keeps every line.',
    'Ein 4K-Bild hat zwanzigmal so viele Bildpunkte wie das einer DVD. Von DVD und Blu-ray behält Spindle jede Zeile.',
    '4Kの1コマの画素数は、DVDの20倍です。Spindleは、DVDとBlu-rayの画質を最後の1画素まで残します。',
    'Une image 4K compte vingt fois plus de pixels que celle d’un DVD. D’un DVD ou d’un Blu-ray, Spindle garde chaque ligne.',
    '4K 一格畫面的像素是 DVD 的二十倍。DVD 與藍光的每一條線，Spindle 都完整保留。',
  ),
  captions: [
    { label: t('DVD'), value: t('720 × 576') },
    { label: t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光'), value: t('1920 × 1080') },
    { label: t('4K Ultra HD'), value: t('3840 × 2160') },
  ],
  alt: t(
    'The same frame of a film three times at one scale: 720 × 576 pixels from a DVD, 1920 × 1080 from a Blu-ray, 3840 × 2160 from a 4K disc.',
    'Dasselbe Filmbild dreimal im gleichen Maßstab: 720 × 576 Bildpunkte einer DVD, 1920 × 1080 einer Blu-ray, 3840 × 2160 einer 4K-Disc.',
    '同じ映画の1コマを同じ縮尺で3つ並べた図。DVDは720 × 576画素、Blu-rayは1920 × 1080画素、4Kディスクは3840 × 2160画素。',
    'La même image de film trois fois à la même échelle : 720 × 576 pixels sur un DVD, 1920 × 1080 sur un Blu-ray, 3840 × 2160 sur un disque 4K.',
    '同一格電影畫面以相同比例並列三次：DVD 為 720 × 576 像素，藍光為 1920 × 1080 像素，4K 光碟為 3840 × 2160 像素。',
  ),
};
