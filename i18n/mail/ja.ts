import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': '1か月ライセンス',
    '1Y': '1年ライセンス',
    LFT: '買い切りライセンス',
    'Lifetime+5PC': '買い切りライセンス（5台用）',
  },
  exchange: {
    subject: '{product}のライセンスキー',
    preview: '引換コードと交換したライセンスキー',
    lead: '引換コードを{product}（{licence}）に交換しました。ライセンスキーは次のとおりです。',
    worksUntil: '{date}までご利用いただけます。自動更新はありません。',
    footer: 'このメールは、このアドレスで引換コードが使用されたためお送りしています。',
  },
  order: {
    subject: '{product}のライセンスキー（ご注文番号{number}）',
    preview: '{product}のキー、ダウンロード、有効化の方法',
    title: 'ライセンスキー',
    lead: '{product}をお買い上げいただき、ありがとうございます。{licence}のキーは次のとおりです。',
    worksUntil: 'このキーは{date}まで有効です。自動更新も追加の請求もありません。',
    renewsOn:
      'このキーは{date}まで有効です。その後は、解約されるまで自動更新され、そのつどカードに{price}を請求します。解約するには、このメールにご返信ください。',
    worksForever: 'このキーに有効期限はなく、今後のアップデートもすべて含まれます。',
    activate:
      '有効化の方法：{product}をインストールし、「ヘルプ」メニューの「ライセンスキーを入力」を選んで、キーを貼り付けてください。ハイフンはあってもなくてもかまいません。',
    download: '{product} {version}をダウンロード',
    downloadVersion: 'バージョン{version}をダウンロード',
    facts: 'ご注文番号{number}、{total}、お支払日{date}。',
    again: 'ご注文とキーは、{date}まで次のリンクからもう一度ご覧いただけます。',
    show: '注文とキーを表示',
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
