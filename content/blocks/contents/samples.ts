import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const entries = [
  { id: 'in-short', text: t('In short', 'Kurz gesagt', '要点', 'En bref', '重點') },
  {
    id: 'disc',
    text: t(
      'What is on the disc',
      'Was auf der Disc ist',
      'ディスクの中身',
      'Ce qu’il y a sur le disque',
      '光碟上有什麼',
    ),
  },
  {
    id: 'television',
    text: t(
      'What the television adds',
      'Was der Fernseher hinzufügt',
      'テレビが加えるもの',
      'Ce que le téléviseur ajoute',
      '電視增加了什麼',
    ),
  },
  {
    id: 'conversion',
    text: t(
      'What a conversion can do',
      'Was eine Umwandlung kann',
      '変換でできること',
      'Ce que peut une conversion',
      '轉檔能做什麼',
    ),
  },
  { id: 'questions', text: t('Questions', 'Fragen', 'よくある質問', 'Questions', '常見問題') },
];

export const contentsSamples: Samples = {
  full: { entries },
  'one heading, so none': { entries: entries.slice(0, 1) },
  'long words': {
    title: 'Inhaltsverzeichnis',
    entries: [
      { id: 'a', text: 'Halbbildverfahrenszeilensprungbeseitigung' },
      { id: 'b', text: 'Seitenverhältniskorrekturberechnung und Bildpunktseitenverhältnis' },
      { id: 'c', text: 'Zusammenfassung' },
    ],
  },
};
