import { type Draft, t } from '../../demo/translated.ts';

export const homeSentence: Draft = {
  blockType: 'quiet-sentence',
  text: t(
    'Spindle fetches no films and shares none. What is on your discs stays on your computer.',
    'Spindle holt keine Filme aus dem Netz und teilt keine. Was auf Ihren Discs ist, bleibt auf Ihrem Computer.',
    'Spindleは映画をダウンロードも共有もしません。ディスクの中身は、お使いのパソコンから外へ出ません。',
    'Spindle ne télécharge aucun film et n’en partage aucun. Ce que contiennent vos disques reste sur votre ordinateur.',
    'Spindle 不下載電影，也不分享電影。光碟裡的內容，只留在您的電腦上。',
  ),
};

export const homeClosing: Draft = {
  blockType: 'closing-band',
  title: t(
    'Which disc will you try first?',
    'Mit welcher Disc fangen Sie an?',
    '最初の1枚は、どのディスクにしますか。',
    'Par quel disque commencerez-vous ?',
    '先從哪一片光碟開始？',
  ),
  text: t(
    'Try one tool for DVD and one for Blu-ray, free for 30 days each.',
    'Testen Sie ein Werkzeug für DVD und eines für Blu-ray, jedes 30 Tage lang kostenlos.',
    'DVD用とBlu-ray用を一つずつ、30日間無料で試せます。',
    'Essayez un outil pour DVD et un pour Blu-ray, gratuitement pendant 30 jours chacun.',
    'DVD 與藍光工具可各選一款，免費試用 30 天。',
  ),
  primary: {
    label: t(
      'Start with a DVD',
      'Mit einer DVD anfangen',
      'DVDから始める',
      'Commencer par un DVD',
      '從 DVD 開始',
    ),
    kind: 'link',
    url: '/dvd-ripper',
  },
  secondary: {
    label: t(
      'Start with a Blu-ray',
      'Mit einer Blu-ray anfangen',
      'Blu-rayから始める',
      'Commencer par un Blu-ray',
      '從藍光光碟開始',
    ),
    kind: 'link',
    url: '/blu-ray-ripper',
  },
  disc: 'suite',
};
