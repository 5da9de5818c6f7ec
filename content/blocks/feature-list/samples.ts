import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const subtitles = {
  title: t(
    'Subtitles stay subtitles',
    'Untertitel bleiben Untertitel',
    '字幕は字幕のまま',
    'Les sous-titres le restent',
    '字幕仍是字幕',
  ),
  text: t(
    'They are kept as tracks that you can turn off, or drawn into the picture where a device needs that.',
    'Sie bleiben als abschaltbare Spuren erhalten oder werden ins Bild gezeichnet, wo ein Gerät das braucht.',
    'オフにできるトラックとして残すことも、必要な機器のために映像へ焼き込むこともできます。',
    'Ils sont conservés en pistes désactivables, ou incrustés dans l’image si un appareil l’exige.',
    '可保留為能關閉的字幕軌，裝置有需要時也能直接燒入畫面。',
  ),
  fact: t('PGS, VobSub'),
};

export const featureListSamples: Samples = {
  full: {
    title: t('What it does.', 'Was es kann.', 'できること。', 'Ce qu’il fait.', '它能做什麼。'),
    text: t(
      'For the discs on your own shelf, on your own computer.',
      'Für die Discs im eigenen Regal, auf dem eigenen Computer.',
      'お手元のディスクを、ご自分のパソコンで。',
      'Pour les disques de votre étagère, sur votre ordinateur.',
      '用自己的電腦，處理自己架上的光碟。',
    ),
    features: [
      {
        title: t('Every sound track', 'Jede Tonspur', 'すべての音声', 'Toutes les pistes audio', '所有音軌'),
        text: t(
          'Languages, commentary and surround sound come along, or only those you tick.',
          'Sprachen, Audiokommentar und Raumklang kommen mit, oder nur, was Sie ankreuzen.',
          '各言語、音声解説、サラウンドもそのまま。選んだものだけを残すこともできます。',
          'Langues, commentaire et son multicanal suivent, ou seulement ce que vous cochez.',
          '各語言、講評與環繞音效一併保留，也可只留下勾選的項目。',
        ),
        fact: t('AC-3, DTS, PCM'),
      },
      subtitles,
      {
        title: t(
          'Your graphics card helps',
          'Die Grafikkarte hilft mit',
          'グラフィックスカードで高速化',
          'La carte graphique aide',
          '顯示卡協助加速',
        ),
        text: t(
          'H.264 and H.265 are encoded on it where it can, and on the processor where it can’t.',
          'H.264 und H.265 rechnet sie, wo sie es kann, sonst der Prozessor.',
          'H.264とH.265は対応するグラフィックスカードで、非対応ならプロセッサーでエンコードします。',
          'Elle encode en H.264 et H.265 quand elle le peut, sinon le processeur s’en charge.',
          '支援時由顯示卡編碼 H.264 與 H.265，否則交由處理器。',
        ),
        fact: t('3 × faster', '3 × so schnell', '約3倍速', '3 × plus vite', '約 3 倍速'),
      },
      {
        title: t(
          'Several discs in a row',
          'Mehrere Discs nacheinander',
          '続けて何枚でも',
          'Plusieurs disques à la suite',
          '多張光碟排隊處理',
        ),
        text: t(
          'They wait in line, and the computer may be turned off after the last one.',
          'Sie warten in der Reihe, und nach der letzten darf sich der Computer ausschalten.',
          '順番に処理し、最後の1枚が終わったらパソコンの電源を切れます。',
          'Ils attendent leur tour, et l’ordinateur peut s’éteindre après le dernier.',
          '依序處理，最後一張完成後可讓電腦自動關機。',
        ),
      },
    ],
  },
  least: {
    title: t('What it does.', 'Was es kann.', 'できること。', 'Ce qu’il fait.', '它能做什麼。'),
    features: [subtitles],
  },
  'long words': {
    title: 'Hochgeschwindigkeitsverarbeitung und Untertitelzeichensatzerkennung.',
    features: [
      {
        title: 'Untertitelzeichensatzerkennung',
        text: 'Blindenschriftzeilenausgabegeräte und Bildschirmvergrößerungsprogramme bekommen dieselben Zeichen.',
        fact: 'UTF-8-Zeichensatzerkennung',
      },
      { title: 'Seitenverhältniskorrektur', text: 'Anamorphe Bilder werden entzerrt.', fact: '16:9' },
    ],
  },
};
