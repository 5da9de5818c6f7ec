import { type Draft, t } from '../../demo/translated.ts';

export const homeQuestions: Draft = {
  blockType: 'faq',
  anchorId: 'faq',
  title: t('Before you try', 'Vor dem Testen', 'お試しの前に', 'Avant d’essayer', '試用之前'),
  items: [
    {
      question: t(
        'Which discs may I convert?',
        'Welche Discs darf ich umwandeln?',
        'どのディスクを変換できますか？',
        'Quels disques ai-je le droit de convertir ?',
        '哪些光碟可以轉換？',
      ),
      answer: t(
        'Discs you own, within the law of your country. Rented or borrowed discs are not yours to keep, and Spindle is not made for them.',
        'Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes. Gemietete oder geliehene Discs geben Sie zurück; für sie ist Spindle nicht gemacht.',
        'ご自身が所有するディスクを、お住まいの国の法律の範囲内で変換できます。レンタルしたものや借りたものは、手元に残せるディスクではありません。Spindleはそのためのソフトではありません。',
        'Les disques que vous possédez, dans le respect de la loi de votre pays. Un disque loué ou emprunté n’est pas à vous ; Spindle n’est pas fait pour cela.',
        '您擁有的光碟，並以您所在國家的法律允許為限。租來或借來的光碟不歸您保有，Spindle 並非為此設計。',
      ),
    },
    {
      question: t(
        'What are the limits of the free trial?',
        'Was ist in der Testversion eingeschränkt?',
        '無料体験版にはどんな制限がありますか？',
        'Quelles sont les limites de l’essai gratuit ?',
        '免費試用版有什麼限制？',
      ),
      answer: t(
        'It has every function for 30 days and writes the first five minutes of each title. It starts with your email address, without a card: one tool for DVD and one for Blu-ray. A licence removes the limit; nothing needs to be installed again.',
        'Sie hat 30 Tage lang alle Funktionen und schreibt die ersten fünf Minuten jedes Titels. Sie beginnt mit Ihrer E-Mail-Adresse, ohne Karte: ein Werkzeug für DVD und eines für Blu-ray. Eine Lizenz hebt die Einschränkung auf; neu installieren müssen Sie nichts.',
        '30日間、すべての機能を使えます。書き出せるのは各タイトルの最初の5分間です。メールアドレスだけで始められ、カードは要りません。DVD用とBlu-ray用を一つずつ試せます。ライセンスを購入すると制限がなくなります。再インストールは不要です。',
        'Il offre toutes les fonctions pendant 30 jours et convertit les cinq premières minutes de chaque titre. Il commence avec votre adresse e-mail, sans carte : un outil pour DVD et un pour Blu-ray. Une licence lève cette limite, sans rien réinstaller.',
        '30 天內可使用全部功能，每個標題可輸出前五分鐘。只需電子郵件地址即可開始，不需要信用卡，DVD 與藍光工具可各試一款。購買授權即可解除限制，無須重新安裝。',
      ),
    },
    {
      question: t(
        'Do licences renew by themselves?',
        'Verlängern sich Lizenzen von selbst?',
        'ライセンスは自動更新されますか？',
        'Les licences se renouvellent-elles toutes seules ?',
        '授權會自動續訂嗎？',
      ),
      answer: t(
        'One for a month or a year does, at the price you see before you pay, until you cancel. A lifetime licence never expires and is paid for once.',
        'Lizenzen für einen Monat oder ein Jahr schon: zum Preis, den Sie vor der Zahlung sehen, bis Sie kündigen. Eine lebenslange läuft nie ab und wird einmal bezahlt.',
        '1か月や1年のライセンスは、お支払い前に表示される価格で、解約されるまで自動更新されます。買い切りライセンスに期限はなく、お支払いは一度だけです。',
        'Celles d’un mois ou d’un an, oui : au prix affiché avant le paiement, jusqu’à ce que vous résiliiez. Une licence à vie n’expire pas et se paie une seule fois.',
        '一個月或一年的授權會依付款前顯示的價格自動續訂，直到您取消。終身授權沒有期限，只需付款一次。',
      ),
    },
    {
      question: t(
        'Does my disc leave my computer?',
        'Verlässt der Inhalt meiner Disc den Computer?',
        'ディスクの内容が外部に送られることはありますか？',
        'Le contenu de mon disque quitte-t-il mon ordinateur ?',
        '光碟內容會傳到外面嗎？',
      ),
      answer: t(
        'No. Reading and converting happen on your computer. Nothing of your disc is sent anywhere.',
        'Nein. Gelesen und umgewandelt wird auf Ihrem Computer. Von Ihrer Disc wird nichts verschickt.',
        'いいえ。読み取りも変換もお使いのパソコンの中で行います。ディスクの内容はどこにも送信しません。',
        'Non. La lecture et la conversion se font sur votre ordinateur. Rien de votre disque n’est envoyé où que ce soit.',
        '不會。讀取與轉換都在您的電腦上進行，光碟內容不會傳送到任何地方。',
      ),
    },
  ],
};
