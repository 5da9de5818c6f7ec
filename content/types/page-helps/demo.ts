import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

const POPULAR = [
  'activate-a-licence',
  'find-your-licence-key',
  'disc-is-not-recognised',
  'conversion-is-slow',
  'move-to-a-new-computer',
  'ask-for-a-refund',
  'cancel-a-subscription',
];

export const demoHelpIndex = (id: DemoIds): Draft => ({
  title: t('Help', 'Hilfe', 'ヘルプ', 'Aide', '說明'),
  summary: t(
    'Installing, licences, discs and files: look here first. A person answers when you write.',
    'Installation, Lizenzen, Discs und Dateien: Sehen Sie zuerst hier nach. Wenn Sie schreiben, antwortet ein Mensch.',
    'インストール、ライセンス、ディスク、ファイルについては、まずこちらをご覧ください。お問い合わせには担当者がお答えします。',
    'Installation, licences, disques et fichiers : cherchez d’abord ici. Si vous nous écrivez, une personne vous répond.',
    '安裝、授權、光碟與檔案的問題，請先在這裡查詢。來信都由專人回覆。',
  ),
  popular: POPULAR.map((slug) => id(slug, 'page-help-details')),
  urlType: 'page',
  seo: {
    metaDescription: t(
      'Help with Spindle: installing the programs, entering and moving licence keys, reading discs, choosing formats, payment and refunds.',
      'Hilfe zu Spindle: Programme installieren, Lizenzschlüssel eingeben und umziehen, Discs lesen, Formate wählen, Zahlung und Erstattung.',
      'Spindleのヘルプです。インストール、ライセンスキーの入力と移行、ディスクの読み込み、形式の選び方、お支払いと返金についてご案内します。',
      'Aide de Spindle : installer les logiciels, saisir et transférer une clé, lire les disques, choisir un format, paiement et remboursement.',
      'Spindle 說明：安裝軟體、輸入與轉移授權金鑰、讀取光碟、選擇格式、付款與退款。',
    ),
  },
  blocks: [],
});
