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
];
