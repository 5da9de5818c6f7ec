import { type Draft, t } from '../../demo/translated.ts';

export const demoAuthors: Draft[] = [
  {
    slug: 'mara-vogel',
    name: t('Mara Vogel', undefined, 'マラ・フォーゲル'),
    about: t(
      'Tests drives and discs at Spindle.',
      'Prüft bei Spindle Laufwerke und Discs.',
      'Spindleでドライブとディスクの検証を担当しています。',
      'Teste lecteurs et disques chez Spindle.',
      '在 Spindle 負責測試光碟機與光碟。',
    ),
  },
  {
    slug: 'jonas-lind',
    name: t('Jonas Lind', 'Jonas Lind', 'ヨナス・リンド'),
    about: t(
      'Works on picture quality at Spindle.',
      'Arbeitet bei Spindle an der Bildqualität.',
      'Spindleで画質を担当しています。',
      'Travaille sur la qualité d’image chez Spindle.',
      '在 Spindle 負責畫質。',
    ),
  },
  {
    slug: 'keiko-arai',
    name: t('Keiko Arai', 'Keiko Arai', '新井恵子', 'Keiko Arai', '新井惠子'),
    about: t(
      'Works on formats, sound and subtitles at Spindle.',
      'Arbeitet bei Spindle an Formaten, Ton und Untertiteln.',
      'Spindleでファイル形式・音声・字幕を担当しています。',
      'Travaille sur les formats, le son et les sous-titres chez Spindle.',
      '在 Spindle 負責格式、聲音與字幕。',
    ),
  },
];
