import { type DemoIds, type Draft, listed, t } from '../../demo/translated.ts';
import { dvdChapters } from './demo-dvd-chapters.ts';
import { dvdClosing, dvdSentence, dvdSizes } from './demo-dvd-closing.ts';
import { dvdQuestions } from './demo-dvd-questions.ts';
import { dvdSteps } from './demo-dvd-steps.ts';
import { dvdComparison, dvdFacts } from './demo-dvd-tables.ts';

export const demoDvdPage = (id: DemoIds): Draft => ({
  slug: 'dvd_ripper',
  title: t(
    'DVD Ripper for Windows and Mac',
    'DVD Ripper für Windows und Mac',
    'DVD Ripper（Windows・Mac対応）',
    'DVD Ripper pour Windows et Mac',
    'DVD Ripper（適用於 Windows 與 Mac）',
  ),
  product: [id('643'), id('60643')],
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  seo: {
    metaDescription: t(
      'Convert the DVDs you own into MP4, MKV and formats for TV and phone, with chapters, subtitles and every audio track. Free 30-day trial for Windows and Mac.',
      'Wandeln Sie Ihre eigenen DVDs in MP4, MKV und Formate für Fernseher und Telefon um, mit Kapiteln, Untertiteln und allen Tonspuren. 30 Tage kostenlos testen, für Windows und Mac.',
      'お持ちのDVDを、MP4・MKVやテレビ・スマートフォン向けの形式に変換します。チャプター、字幕、すべての音声も残ります。WindowsとMacで30日間無料でお試しいただけます。',
      'Convertissez vos DVD en MP4, MKV et formats pour téléviseur et téléphone, avec chapitres, sous-titres et toutes les pistes audio. Essai gratuit de 30 jours pour Windows et Mac.',
      '將您擁有的 DVD 轉成 MP4、MKV 及適合電視與手機的格式，保留章節、字幕與所有音軌。Windows 與 Mac 均可免費試用 30 天。',
    ),
  },
  blocks: [
    {
      blockType: 'product-hero',
      title: t(
        'Your DVDs, without the disc.',
        'Ihre DVDs, ohne die Disc.',
        'あなたのDVDを、ディスクなしで。',
        'Vos DVD, sans le disque.',
        '您的 DVD，不再需要光碟。',
      ),
      text: t(
        'DVD Ripper turns the DVDs you own into files that play wherever you watch. Chapters, subtitles and every audio track come along.',
        'DVD Ripper macht aus Ihren eigenen DVDs Dateien, die überall laufen, wo Sie schauen. Kapitel, Untertitel und alle Tonspuren kommen mit.',
        'DVD Ripperは、お持ちのDVDをどこでも再生できるファイルに変換します。チャプター、字幕、すべての音声トラックもそのまま残ります。',
        'DVD Ripper transforme les DVD que vous possédez en fichiers lisibles partout où vous regardez. Chapitres, sous-titres et pistes audio sont conservés.',
        'DVD Ripper 將您擁有的 DVD 轉成隨處可播的檔案，章節、字幕與所有音軌一併保留。',
      ),
      products: [id('643'), id('60643')],
      facts: [
        { label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'), value: listed('DVD-5', 'DVD-9', 'ISO') },
        {
          label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'),
          value: listed('MP4', 'MKV', 'H.264', 'H.265'),
        },
        { label: t('Version', 'Version', 'バージョン', 'Version', '版本'), value: t('1.4.0') },
      ],
    },
    dvdChapters,
    dvdSteps,
    dvdSizes,
    dvdComparison,
    dvdFacts,
    dvdSentence,
    dvdQuestions,
    dvdClosing(id),
  ],
});
