import { type DemoIds, type Draft, listed, t } from '../../demo/translated.ts';
import { bluRayClosing, bluRaySentence, bluRaySizes } from './demo-blu-ray-closing.ts';
import { bluRayPits } from './demo-blu-ray-pits.ts';
import { bluRayQuestions } from './demo-blu-ray-questions.ts';
import { bluRaySteps } from './demo-blu-ray-steps.ts';
import { bluRayComparison, bluRayFacts } from './demo-blu-ray-tables.ts';

export const demoBluRayPage = (id: DemoIds): Draft => ({
  slug: 'blu_ray_ripper',
  title: t(
    'Blu-ray Ripper for Windows and Mac',
    'Blu-ray Ripper für Windows und Mac',
    'Blu-ray Ripper（Windows・Mac対応）',
    'Blu-ray Ripper pour Windows et Mac',
    'Blu-ray Ripper（適用於 Windows 與 Mac）',
  ),
  product: [id('646'), id('60646')],
  urlType: 'page',
  articleInfoLevel: 0,
  system: 'all',
  seo: {
    metaDescription: t(
      'Convert the Blu-ray discs you own into 1080p files, lossless or small, with every audio track and subtitle. Free 30-day trial for Windows and Mac.',
      'Wandeln Sie Ihre eigenen Blu-ray-Discs in 1080p-Dateien um, verlustfrei oder klein, mit allen Tonspuren und Untertiteln. 30 Tage kostenlos testen, für Windows und Mac.',
      'お持ちのBlu-rayを1080pのファイルに変換します。ロスレスでもコンパクトでも、すべての音声と字幕を残せます。WindowsとMacで30日間無料でお試しいただけます。',
      'Convertissez vos Blu-ray en fichiers 1080p, sans perte ou compacts, avec toutes les pistes audio et tous les sous-titres. Essai gratuit de 30 jours pour Windows et Mac.',
      '將您擁有的藍光光碟轉成 1080p 檔案，無損或小檔任選，保留所有音軌與字幕。Windows 與 Mac 均可免費試用 30 天。',
    ),
  },
  blocks: [
    {
      blockType: 'product-hero',
      title: t(
        'All 1080 lines, on any screen.',
        'Alle 1080 Zeilen, auf jedem Bildschirm.',
        '1080pの画質を、どの画面でも。',
        'Les 1080 lignes, sur tous vos écrans.',
        '1080p 原畫質，任何螢幕都能看。',
      ),
      text: t(
        'Blu-ray Ripper turns the Blu-ray discs you own into files: lossless for the living room, small for the journey.',
        'Blu-ray Ripper macht aus Ihren eigenen Blu-ray-Discs Dateien: verlustfrei fürs Wohnzimmer, klein für unterwegs.',
        'Blu-ray Ripperは、お持ちのBlu-rayをファイルに変換します。リビングではロスレス、外出先ではコンパクトに。',
        'Blu-ray Ripper transforme les Blu-ray que vous possédez en fichiers : sans perte pour le salon, compacts pour le voyage.',
        'Blu-ray Ripper 將您擁有的藍光光碟轉成檔案：客廳要無損，出門要輕巧。',
      ),
      products: [id('646'), id('60646')],
      facts: [
        {
          label: t('Reads', 'Liest', '読み取り', 'Lit', '讀取'),
          value: listed('BD-25', 'BD-50', 'ISO'),
        },
        {
          label: t('Writes', 'Schreibt', '書き出し', 'Écrit', '輸出'),
          value: t(
            'MKV, MP4, H.265, lossless',
            'MKV, MP4, H.265, verlustfrei',
            'MKV、MP4、H.265、ロスレス',
            'MKV, MP4, H.265, sans perte',
            'MKV、MP4、H.265、無損',
          ),
        },
        { label: t('Version', 'Version', 'バージョン', 'Version', '版本'), value: t('1.4.0') },
      ],
    },
    bluRayPits,
    bluRaySteps,
    bluRaySizes,
    bluRaySentence,
    bluRayFacts,
    bluRayComparison,
    bluRayQuestions,
    bluRayClosing(id),
  ],
});
