import { type Draft, t } from '../../demo/translated.ts';

/** What every buy page answers after its own questions. */
export const SHARED_QUESTIONS: Draft[] = [
  {
    question: t(
      'Will I be charged again?',
      'Wird später noch einmal abgebucht?',
      'あとからまた請求されますか？',
      'Serai-je débité à nouveau ?',
      '之後還會再扣款嗎？',
    ),
    answer: t(
      'No. Every licence here is a one-time payment. Those for a month or a year end by themselves.',
      'Nein. Jede Lizenz wird hier nur einmal bezahlt. Lizenzen für einen Monat oder ein Jahr enden von selbst.',
      'いいえ。どのライセンスもお支払いは一度だけです。1か月と1年のライセンスは、期間が過ぎると自動的に終わります。',
      'Non. Ici, chaque licence se paie une seule fois. Celles d’un mois et d’un an s’arrêtent d’elles-mêmes.',
      '不會。這裡的每種授權都只付費一次，一個月與一年的授權到期自動結束。',
    ),
  },
  {
    question: t(
      'What if I get a new computer?',
      'Was ist, wenn ich den Computer wechsle?',
      'パソコンを新しくしたときは？',
      'Et si je change d’ordinateur ?',
      '換新電腦怎麼辦？',
    ),
    answer: t(
      'Write to support which order should move, and enter the same key on the new computer. It costs nothing; Windows stays Windows, Mac stays Mac.',
      'Schreiben Sie dem Support, welche Bestellung umziehen soll, und geben Sie denselben Schlüssel auf dem neuen Computer ein. Das kostet nichts; Windows bleibt Windows, Mac bleibt Mac.',
      '移したいライセンスのご注文番号をサポートへお知らせのうえ、新しいパソコンで同じキーを入力してください。費用はかかりません。WindowsとMacの間では移せません。',
      'Écrivez à l’assistance quelle commande doit changer d’ordinateur, puis saisissez la même clé sur le nouveau. C’est gratuit ; Windows reste Windows, Mac reste Mac.',
      '請寫信告知客服要移轉哪一筆訂單的授權，再到新電腦輸入同一組金鑰。不收費用；Windows 與 Mac 之間不能互換。',
    ),
  },
  {
    question: t(
      'Which cards do you take?',
      'Welche Karten nehmen Sie an?',
      'どのカードが使えますか？',
      'Quelles cartes acceptez-vous ?',
      '可以使用哪些信用卡？',
    ),
    answer: t(
      'The payment page lists them. The card number goes to the payment provider only; this shop never sees it.',
      'Die Zahlungsseite führt sie auf. Die Kartennummer geht nur an den Zahlungsanbieter; dieser Shop sieht sie nie.',
      'お支払いページに一覧があります。カード番号は決済会社にだけ送られます。当店がカード番号を知ることはありません。',
      'La page de paiement les indique. Le numéro de carte va au seul prestataire ; cette boutique ne le voit jamais.',
      '付款頁面會列出可用的卡別。卡號只會傳給金流服務商，本店不會接觸到卡號。',
    ),
  },
];
