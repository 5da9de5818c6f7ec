import type { Translated } from '../translated.ts';
import { accountMail } from './account/ja.ts';
import type { mail as reference } from './en.ts';
import { subscriptionMail } from './subscription/ja.ts';

export const mail = {
  licences: {
    '1M': '1か月ライセンス',
    '1Y': '1年ライセンス',
    LFT: '買い切りライセンス',
    'Lifetime+5PC': '買い切りライセンス（5台用）',
    trial: '体験版',
  },
  cancellation: {
    subject: '解約のお申し出を受け付けました：{contract}',
    subjectWithdraw: '契約撤回のお申し出を受け付けました：{contract}',
    preview: '受付日時：{time}',
    title: 'お申し出を受け付けました',
    lead: '{time}に受け付けました。この時点から有効です。',
    kinds: {
      period_end: '{contract}を、お支払い済みの期間の終わりで解約します。',
      now: '{contract}を、ただちに解約します。',
      withdraw: '契約{contract}を撤回します。',
    },
    reason: '理由：{reason}',
    next: 'ご入力の情報に一致する契約については、今後の請求はありません。一致する契約がない場合は、お調べしてご連絡します。',
    nextWithdraw:
      'ご入力の情報に一致する契約については、今後の請求はありません。契約を確認し、返金についてご連絡します。',
    footer:
      '解約ページでこのメールアドレスが入力されたため、お送りしています。お心当たりがない場合はお知らせください。',
  },
  exchange: {
    subject: '{product}のライセンスキー',
    preview: '引換コードと交換したライセンスキー',
    lead: '引換コードを{product}（{licence}）に交換しました。ライセンスキーは次のとおりです。',
    worksUntil: '{date}までご利用いただけます。自動更新はありません。',
    footer: 'このメールは、このアドレスで引換コードが使用されたためお送りしています。',
  },
  trial: {
    code: '{product}で次のコードを入力すると、無料体験が始まります。',
    codeFooter:
      'このメールは、このアドレスで当社製品の無料体験が申し込まれたためお送りしています。お心当たりがない場合は、何もする必要はありません。',
    subject: '{product}の体験版キー',
    preview: '{product}を無料でお試しください',
    title: '無料体験が始まりました',
    lead: '{date}まで{product}を無料でご利用いただけます。体験版のキーは次のとおりです（ソフトウェアには登録済みです）。',
    ends: '無料体験は自動的に終了し、料金は発生しません。このメールアドレスでログインして製品をご購入いただくと、同じキーをそのままお使いいただけます。',
    footer: 'このメールは、このアドレスで無料体験が開始されたためお送りしています。',
  },
  orderLink: {
    subject: 'ご注文{number}のリンク',
    preview: 'ご注文{number}を開く',
    title: 'ご注文',
    text: 'お探しのご注文{number}はこちらです。',
    show: 'ご注文を開く',
    code: 'ページを開くとコードの入力が必要です。コードはご注文時のアドレスにメールで届きます。',
    logIn: 'サブスクリプションの更新分です。ログインしてご覧ください。',
    footer:
      'このメールは、お客様のアドレスでご注文{number}の確認が行われたためお送りしています。お心当たりがない場合も、対応は不要です。リンクはこのアドレスにのみ送信されています。',
  },
  orderCode: {
    subject: '{code}：{shop}のご注文を表示するコード',
    title: 'コードのお知らせ',
    text: 'ご注文{number}のページで、このコードを入力してください。',
    footer:
      'このメールは、ご注文{number}を再び表示する操作があったためお送りしています。お心当たりがない場合は、何もする必要はありません。',
  },
  refusal: {
    subject: 'ご注文{number}をお受けできませんでした',
    preview: '{amount}を返金いたします',
    title: 'ご注文をお受けできませんでした',
    text: '誠に申し訳ございませんが、ご注文{number}はお受けできず、取り消しとなりました。ライセンスは発行されておらず、今後のご請求もありません。',
    money:
      'お支払いいただいた{amount}は、お支払いに使われたカードまたは口座へ返金の手続きを行いました。明細への反映には数日かかります。',
    question: 'お心当たりがない場合や詳細については、お問い合わせください。',
    contact: 'お問い合わせ',
    footer: 'このメールは、ご注文{number}に関してお送りしています。',
  },
  document: {
    refund: {
      subject: 'ご注文{number}の返金について',
      title: '返金のお知らせ',
      text: 'ご注文{number}のうち{amount}を、お支払いに使われたカードまたは口座へ返金します。明細への反映には数日かかります。',
    },
    refund_failed: {
      subject: 'ご注文{number}の返金が完了しませんでした',
      title: '返金が完了しませんでした',
      text: 'ご注文{number}の返金{amount}が銀行から差し戻されました。このメールにご返信ください。別の方法をご案内します。それまでの間、この金額は改めて請求の扱いとなります。',
    },
    correction: {
      subject: 'ご注文{number}の訂正後の請求書',
      title: '請求書の訂正',
      text: 'ご注文{number}の請求書に誤りがありました。前の請求書を取り消し、{amount}のこの請求書に差し替えます。お支払いは必要ありません。',
    },
    open: {
      invoice: '請求書{number}を開く（PDF）',
      credit_note: '返金明細書{number}を開く（PDF）',
    },
    until: 'リンクは{date}まで有効です。その後はマイページでご覧いただけます。',
    footer: 'このメールは、ご注文{number}のお支払いに使われたアドレスにお送りしています。',
  },
  keys: {
    subject: 'ライセンスキーのご案内',
    preview: 'お持ちのライセンスのキー',
    title: 'ライセンスキー',
    lead: 'お持ちのライセンスのキーは次のとおりです（新しい順）。',
    footer:
      'このメールは、当ショップでこのアドレスのライセンスキーの送信が依頼されたためお送りしています。お心当たりがない場合も、キーはお客様にのみ送信されており、何もする必要はありません。',
  },
  gift: {
    subject: 'ギフトが届いています：{product}',
    preview: '{product}のライセンスキー',
    title: 'ギフトが届いています',
    lead: '{giver}さんから{product}が贈られました。ご利用に必要なものはこちらです。',
    worksUntil: '{date}までご利用いただけます。',
    account:
      'ライセンスは、このメールアドレスのアカウントにもあります。パスワードをまだお持ちでない場合は、「パスワードをお忘れですか？」から設定できます。',
    newAccount:
      'ご注文をご覧いただけるアカウントを、このメールアドレスで作成しました。パスワードはまだ設定されていません。',
    footer:
      'このメールアドレス宛てにライセンスが購入されたため、お送りしています。お支払いは必要ありません。',
  },
  order: {
    giftSubject: 'ギフト「{product}」をお送りしました（ご注文{number}）',
    giftPreview: '{product}を贈りました',
    giftTitle: 'ギフトをお送りしました',
    gift: 'ありがとうございます。{product}のライセンスキーを{email}へお送りしました。',
    showOrder: 'ご注文を見る',
    subject: '{product}のライセンスキー（ご注文番号{number}）',
    preview: '{product}のキー、ダウンロード、有効化の方法',
    title: 'ライセンスキー',
    /** Of several keys. */
    many: {
      gift: 'ありがとうございます。{product}のライセンスキーを{email}へお送りしました。',
      subject: '{product}のライセンスキー（ご注文番号{number}）',
      title: 'ライセンスキー',
      again: 'ご注文とキーは、{date}まで次のリンクからもう一度ご覧いただけます。',
      show: '注文とキーを表示',
      account: 'キーはアカウントでもご確認いただけます。',
    },
    lead: '{product}をお買い上げいただき、ありがとうございます。{licence}のキーは次のとおりです。',
    worksUntil: 'このキーは{date}まで有効です。自動更新も追加の請求もありません。',
    renewsOn:
      'このキーは{date}まで有効です。その後は、解約されるまで自動更新され、そのつどカードに{price}を請求します。解約はアカウントから、またはログインせずに次のページからできます：{page}',
    worksForever: 'このキーに有効期限はなく、今後のアップデートもすべて含まれます。',
    opens: 'このキーで{products}をお使いいただけます。',
    activate:
      '有効化の方法：{product}をインストールし、「ヘルプ」メニューの「ライセンスキーを入力」を選んで、キーを貼り付けてください。ハイフンはあってもなくてもかまいません。',
    download: '{product} {version}をダウンロード',
    downloadVersion: 'バージョン{version}をダウンロード',
    facts: 'ご注文番号{number}、{total}、お支払日{date}。',
    again: 'ご注文とキーは、{date}まで次のリンクからもう一度ご覧いただけます。',
    find: '後からこのご注文のリンクをもう一度メールで受け取ることもできます：{page}',
    show: '注文とキーを表示',
    invoice: '請求書{number}（PDF）',
    newAccount:
      'キーとダウンロードをいつでもご利用いただけるよう、このメールアドレスのアカウントを作成しました。パスワードはまだ設定されていません。',
    setPassword: 'パスワードを設定',
    account: 'キーはアカウントでもご確認いただけます。',
    toAccount: '購入した製品を見る',
    consents:
      '{date}に、14日間の撤回期間が終わる前のお届けを明示的にご希望になり、キーのお届けとともに撤回権がなくなることをご確認いただきました。14日間の返金保証はそのまま有効です。',
    footer:
      'このメールは、ご注文{number}のお支払いにこのアドレスが使われたためお送りしています。14日以内であれば返金いたします。このメールにご返信ください。',
  },
  basket: {
    subject: '{shop}のカート',
    title: 'お客様のカート',
    text: 'このカートに戻るためのリンクです：{products}',
    button: '購入手続きに戻る',
    prices: 'お戻りになった日の価格が適用されます。',
    footer:
      'このメールは、当店の購入手続きでこのアドレスが入力されたためお送りしています。お心当たりがない場合は、何もしていただく必要はありません。',
  },
  ...accountMail,
  ...subscriptionMail,
} satisfies Translated<typeof reference>;
