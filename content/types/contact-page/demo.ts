import { type Draft, t } from '../../demo/translated.ts';

export const demoContact: Draft = {
  title: t('Contact', 'Kontakt', 'お問い合わせ', 'Contact', '聯絡我們'),
  summary: t(
    'Write to us in English, German, Japanese, French or Chinese. A person reads and answers every mail.',
    'Schreiben Sie uns auf Deutsch, Englisch, Japanisch, Französisch oder Chinesisch. Jede Mail liest und beantwortet ein Mensch.',
    '日本語・英語・ドイツ語・フランス語・中国語でお問い合わせいただけます。すべてのメールを担当者が読み、お答えします。',
    'Écrivez-nous en français, en anglais, en allemand, en japonais ou en chinois. Une personne lit chaque message et y répond.',
    '可用中文、英文、德文、日文或法文來信，每封信都由專人閱讀並回覆。',
  ),
  email: 'support@spindle.test',
  answerTime: t(
    'Within one working day',
    'Innerhalb eines Werktags',
    '1営業日以内',
    'Sous un jour ouvré',
    '一個工作天內',
  ),
  hours: t(
    'Monday to Friday',
    'Montag bis Freitag',
    '月曜日から金曜日',
    'Du lundi au vendredi',
    '週一至週五',
  ),
  topics: [
    {
      title: t(
        'A key that is not accepted',
        'Ein Schlüssel wird nicht angenommen',
        'キーが認証されない',
        'Une clé refusée',
        '金鑰無法啟用',
      ),
      text: t(
        'Send the order number, the name of the program, and the message that it shows.',
        'Nennen Sie die Bestellnummer, das Programm und die Meldung, die es anzeigt.',
        '注文番号、ソフト名、表示されたメッセージをお知らせください。',
        'Indiquez le numéro de commande, le logiciel et le message affiché.',
        '請提供訂單編號、軟體名稱與畫面上的訊息。',
      ),
    },
    {
      title: t(
        'A disc that does not open',
        'Eine Disc lässt sich nicht öffnen',
        'ディスクが開かない',
        'Un disque qui ne s’ouvre pas',
        '光碟無法開啟',
      ),
      text: t(
        'Tell us its title and region, the drive, the system, and whether another disc opens.',
        'Nennen Sie Titel und Region, das Laufwerk, das System und ob sich eine andere Disc öffnen lässt.',
        'ディスクのタイトルとリージョン、ドライブ、OS、ほかのディスクが開くかどうかをお知らせください。',
        'Indiquez le titre et la région, le lecteur, le système, et si un autre disque s’ouvre.',
        '請告知光碟片名與區碼、光碟機、作業系統，以及其他光碟能否開啟。',
      ),
    },
    {
      title: t('A refund', 'Eine Erstattung', '返金', 'Un remboursement', '退款'),
      text: t(
        'Within 14 days the order number is enough; you need not give a reason.',
        'Innerhalb von 14 Tagen genügt die Bestellnummer; einen Grund brauchen Sie nicht zu nennen.',
        '14日以内であれば、注文番号だけで結構です。理由は必要ありません。',
        'Dans les 14 jours, le numéro de commande suffit ; aucun motif n’est demandé.',
        '14 天內只需提供訂單編號，無須說明理由。',
      ),
    },
  ],
  urlType: 'page',
  seo: {
    metaDescription: t(
      'Write to Spindle support: licence keys, discs and drives, payment and refunds. Answered by a person within one working day.',
      'Schreiben Sie dem Support von Spindle: Lizenzschlüssel, Discs und Laufwerke, Zahlung und Erstattung. Antwort innerhalb eines Werktags.',
      'Spindleサポートへのお問い合わせ。ライセンスキー、ディスクとドライブ、お支払いと返金について、1営業日以内にお答えします。',
      'Écrivez à l’assistance Spindle : clés de licence, disques et lecteurs, paiement et remboursement. Réponse sous un jour ouvré.',
      '聯絡 Spindle 客服：授權金鑰、光碟與光碟機、付款與退款，一個工作天內由專人回覆。',
    ),
  },
  blocks: [],
};
