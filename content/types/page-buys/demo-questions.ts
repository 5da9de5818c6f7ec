import { type Draft, t } from '../../demo/translated.ts';

/** The questions that every buy page answers after its own. */
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
      'Only with 1 month or 1 year: they renew at the price you see before you pay, until you cancel, which you can do in your account or without logging in. A lifetime licence is paid for once.',
      'Nur bei 1 Monat oder 1 Jahr: Sie verlängern sich zum Preis, den Sie vor dem Bezahlen sehen, bis Sie kündigen, in Ihrem Konto oder ohne Anmeldung. Eine lebenslange Lizenz bezahlen Sie einmal.',
      '1か月と1年のライセンスのみ、お支払い前に表示される価格で、解約されるまで自動更新されます。解約はアカウントから、またはログインせずにできます。買い切りライセンスのお支払いは一度だけです。',
      'Seulement avec 1 mois ou 1 an : ces licences se renouvellent au prix affiché avant le paiement, jusqu’à ce que vous résiliiez, dans votre compte ou sans connexion. Une licence à vie se paie une seule fois.',
      '只有一個月與一年的授權會：依付款前顯示的價格自動續訂，直到您在帳號中或免登入取消為止。終身授權只需付款一次。',
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
      'Enter the same key on the new computer. If its seat is still taken, release the old computer: the program offers it there and then, and so does “Devices” in your account. It costs nothing; Windows stays Windows, Mac stays Mac.',
      'Geben Sie denselben Schlüssel auf dem neuen Computer ein. Ist der Platz noch belegt, geben Sie den alten Computer frei: Das Programm bietet es gleich an, in Ihrem Konto geht es unter „Geräte“. Das kostet nichts; Windows bleibt Windows, Mac bleibt Mac.',
      '新しいパソコンで同じキーを入力してください。まだ古いパソコンで使用中の場合は、その場に表示される画面か、アカウントの「デバイス」で古いパソコンを解除できます。費用はかかりません。WindowsとMacの間では移せません。',
      'Saisissez la même clé sur le nouvel ordinateur. Si la place est encore prise, libérez l’ancien : le logiciel le propose aussitôt, et votre compte aussi, sous « Appareils ». C’est gratuit ; Windows reste Windows, Mac reste Mac.',
      '在新電腦輸入同一組金鑰即可。若名額仍被占用，請解除舊電腦：程式會當場提供選項，也可在帳號的「裝置」中解除。不收費用；Windows 與 Mac 之間不能互換。',
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
