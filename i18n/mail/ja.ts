import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': '1か月ライセンス',
    '1Y': '1年ライセンス',
    LFT: '買い切りライセンス',
    'Lifetime+5PC': '買い切りライセンス（5台用）',
    trial: '試用版',
  },
  cancellation: {
    subject: '解約のお申し出を受け付けました：{contract}',
    preview: '受付日時：{time}',
    title: 'お申し出を受け付けました',
    lead: '{time}に受け付けました。この時点から有効です。',
    kinds: {
      period_end: '{contract}を、お支払い済みの期間の終わりで解約します。',
      now: '{contract}を、ただちに解約します。',
      withdraw: '契約{contract}を撤回します。',
    },
    reason: '理由：{reason}',
    next: '今後の請求はありません。いただいた情報から契約が見つからない場合は、ご連絡します。',
    nextWithdraw: '今後の請求はありません。契約を確認し、返金についてご連絡します。',
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
    code: '{product}で次のコードを入力すると、無料試用が始まります。',
    codeFooter:
      'このメールは、このアドレスで当社製品の試用が申し込まれたためお送りしています。お心当たりがない場合は、何もする必要はありません。',
    subject: '{product}の試用キー',
    preview: '{product}を無料でお試しください',
    title: '試用が始まりました',
    lead: '{date}まで{product}を無料でご利用いただけます。試用キーは次のとおりです（ソフトウェアには登録済みです）。',
    ends: '試用は自動的に終了し、料金は発生しません。このメールアドレスで製品をご購入いただくと、同じキーをそのままお使いいただけます。',
    footer: 'このメールは、このアドレスで無料試用が開始されたためお送りしています。',
  },
  orderCode: {
    subject: '{code}：Spindleのご注文を表示するコード',
    title: 'コードのお知らせ',
    text: 'ご注文{number}のページで、このコードを入力してください。',
    footer:
      'このメールは、ご注文{number}を再び表示する操作があったためお送りしています。お心当たりがない場合は、何もする必要はありません。',
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
    preview: '{product} のライセンスキー',
    title: 'ギフトが届いています',
    lead: '{giver} さんから {product} が贈られました。ご利用に必要なものはこちらです。',
    worksUntil: '{date} までご利用いただけます。',
    account:
      'ライセンスは、このメールアドレスのアカウントにもあります。パスワードをまだお持ちでない場合は、「パスワードをお忘れですか？」から設定できます。',
    newAccount:
      'ご注文をご覧いただけるアカウントを、このメールアドレスで作成しました。パスワードはまだ設定されていません。',
    footer:
      'このメールアドレス宛てにライセンスが購入されたため、お送りしています。お支払いは必要ありません。',
  },
  order: {
    giftSubject: 'ギフト「{product}」をお送りしました（ご注文 {number}）',
    giftPreview: '{product} を贈りました',
    giftTitle: 'ギフトをお送りしました',
    gift: 'ありがとうございます。{product} のライセンスキーを {email} へお送りしました。',
    showOrder: 'ご注文を見る',
    subject: '{product}のライセンスキー（ご注文番号{number}）',
    preview: '{product}のキー、ダウンロード、有効化の方法',
    title: 'ライセンスキー',
    lead: '{product}をお買い上げいただき、ありがとうございます。{licence}のキーは次のとおりです。',
    worksUntil: 'このキーは{date}まで有効です。自動更新も追加の請求もありません。',
    renewsOn:
      'このキーは{date}まで有効です。その後は、解約されるまで自動更新され、そのつどカードに{price}を請求します。解約はアカウントから、またはログインせずに次のページからできます：{page}',
    worksForever: 'このキーに有効期限はなく、今後のアップデートもすべて含まれます。',
    activate:
      '有効化の方法：{product}をインストールし、「ヘルプ」メニューの「ライセンスキーを入力」を選んで、キーを貼り付けてください。ハイフンはあってもなくてもかまいません。',
    download: '{product} {version}をダウンロード',
    downloadVersion: 'バージョン{version}をダウンロード',
    facts: 'ご注文番号{number}、{total}、お支払日{date}。',
    again: 'ご注文とキーは、{date}まで次のリンクからもう一度ご覧いただけます。',
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
  subscription: {
    footer: 'このメールは、{product}のサブスクリプションをご利用の方にお送りしています。解約はこちら：{page}',
    footerEnded: 'このメールは、{product}のサブスクリプションをご利用だった方にお送りしています。',
    goesOn: '{product}は{end}まで引き続きご利用いただけます。{next}にもう一度請求を試みます。',
    renewed: {
      subject: '{product}は{date}まで更新されました',
      title: 'ライセンスが更新されました',
      text: 'カードに{price}を請求しました。{product}は同じキーのまま{date}までご利用いただけます。お手続きは不要です。',
      button: 'マイ製品を開く',
    },
    failed: {
      subject: '{product}：カードに請求できませんでした',
      title: 'カードに請求できませんでした',
      text: '{product}の料金{price}は{date}がお支払い日でしたが、カードに請求できませんでした。',
      button: '別のカードを使う',
    },
    bank: {
      subject: '{product}：カード会社がお支払いの確認を求めています',
      title: 'お支払いの確認が必要です',
      text: '{product}の料金{price}は{date}がお支払い日でした。カード会社が、ご本人によるお支払いの確認を求めています。',
      button: 'お支払いを確認する',
    },
    reminder: {
      subject: '{product}は{date}に更新されます',
      title: 'まもなくライセンスが更新されます',
      text: '{date}に{product}（{licence}）が更新され、カードに{price}を請求します。このまま続ける場合、お手続きは不要です。更新しない場合は、その日より前に解約してください：{page}',
      button: 'マイ製品を開く',
    },
    card: {
      subject: '{product}：別のカードが必要です',
      title: '別のカードが必要です',
      text: '{date}に{product}が{price}で更新されますが、その日に有効なカードが登録されていません。',
      button: '別のカードを使う',
    },
    cancelled: {
      subject: '{product}：サブスクリプションは{date}に終了します',
      title: 'サブスクリプションを解約しました',
      text: '{product}のサブスクリプションの解約を承りました。{date}までご利用いただけます。今後の請求はありません。',
      button: 'マイ製品を開く',
    },
    ended: {
      subject: '{product}：サブスクリプションが終了しました',
      title: 'サブスクリプションが終了しました',
      unpaid:
        '{product}の料金をカードに請求できなかったため、サブスクリプションを終了しました。今後の請求はありません。',
      cancelled: '{product}のサブスクリプションは解約され、終了しました。今後の請求はありません。',
      other: '{product}のサブスクリプションは終了しました。今後の請求はありません。',
      button: 'マイ製品を開く',
    },
  },
  basket: {
    subject: 'Spindleのカート',
    title: 'お客様のカート',
    text: 'このカートに戻るためのリンクです：{products}',
    button: '購入手続きに戻る',
    prices: 'お戻りになった日の価格が適用されます。',
    footer:
      'このメールは、当店の購入手続きでこのアドレスが入力されたためお送りしています。お心当たりがない場合は、何もしていただく必要はありません。',
  },
  account: {
    footer:
      'このメールは、当ショップでこのアドレスが入力されたためお送りしています。お心当たりがない場合は、何もする必要はありません。',
    code: {
      subject: 'Spindleの確認コード：{code}',
      title: '確認コード',
      text: '登録画面に次のコードを入力してください。',
      lasts: '有効期間は{minutes}分です。ショップの担当者がこのコードをお尋ねすることはありません。',
    },
    known: {
      subject: 'Spindleのアカウントをすでにお持ちです',
      title: 'すでにアカウントをお持ちです',
      text: '{email}で登録の手続きがありました。このアドレスにはすでにアカウントがあります。パスワードでログインしてください。',
      logIn: 'ログイン',
      set: 'パスワードが分からない場合や、まだ設定していない場合は、次のリンクから設定できます。1回のみ、{minutes}分間有効です。',
      setLink: 'パスワードを設定',
    },
    reset: {
      subject: 'Spindleのパスワード再設定',
      title: '新しいパスワードの設定',
      text: '次のリンクから{email}の新しいパスワードを設定できます。',
      button: '新しいパスワードを設定',
      lasts: '1回のみ、{minutes}分間有効です。設定後はすべての端末がログアウトされます。',
    },
    set: {
      subject: 'Spindleのパスワード設定',
      title: 'パスワードの設定',
      text: 'ご購入時にアカウントを作成しましたが、パスワードはまだ設定されていません。次のリンクから{email}のパスワードを設定できます。',
      button: 'パスワードを設定',
      lasts: '1回のみ、{minutes}分間有効です。',
    },
  },
} satisfies Translated<typeof reference>;
