import type { Translated } from '../translated.ts';
import type { cookies as reference } from './en.ts';

export const cookies = {
  basis: {
    necessary: 'ショップに必要なため、確認なしで設定するもの',
    consent: '同意がある場合だけ設定するもの',
  },
  reader: { server: '読むのはサーバーのみ', page: '読むのはページとサーバー' },
  lives: {
    days: '{count, plural, other {#日間}}',
    hours: '{count, plural, other {#時間}}',
    minutes: '{count, plural, other {#分間}}',
    seconds: '{count, plural, other {#秒間}}',
    session: 'ブラウザーを閉じるまで',
  },
  onTestHosts: 'テスト用ホストでは：',
  purpose: {
    laravel_session: 'ログインした状態を保ちます。',
    user_info_new:
      'ログインしていることと、どのアカウントかをページに伝えます。これだけではアカウントを利用できません。',
    username: 'ページにお名前を表示するためのものです。これだけではアカウントを利用できません。',
    email: 'ページにメールアドレスを表示するためのものです。これだけではアカウントを利用できません。',
    uid: 'アカウントの番号です。これだけではアカウントを利用できません。',
    vip: 'お客様のランクです。',
    isSubUser: 'サブスクリプションをしている、またはしていたことだけを示します。',
    log_out_pending:
      'ショップに接続できない間にログアウトしたことを示し、次に接続したときにセッションを終了します。',
    known_device:
      '以前にログインした端末を見分け、他人がパスワードを試してもお客様が締め出されないようにします。',
    second_factor: 'パスワードの入力からコードの入力までログインを引き継ぎます。',
    login_code_session: '登録の手順を次へ引き継ぎます。',
    sign_in_browser:
      'ログイン用リンクを依頼した、または開いたブラウザーを見分け、ほかの人に使われないようにします。',
    google_sign_in: 'Googleでログインする間、Googleからの応答を、依頼元のブラウザーに結び付けます。',
    passkey_challenge: 'パスキーでのログインや追加の間、パスキーの署名を、依頼元のブラウザーに結び付けます。',
    spindle_form: 'フォームがほかの場所から送信されることと、二つのタブで二重に支払うことを防ぎます。',
    spindle_checkout_: 'ログインせずに行った注文とそのキーを表示します。',
    spindle_prices: '表示した価格を、購入の間そのまま適用するために保存します。',
    spindle_missing: '見つからないものがあるときに、正しいエラーページを表示します。',
    spindle_consent: 'プライバシーの質問への回答を保存します。',
    is_popup_dated: 'お知らせを表示したことを記録し、同じ日に繰り返さないようにします。',
    guest_user: '初回と前回のご訪問日時、訪問回数、お知らせの表示回数を記録します。',
    affiliate_referrer: 'ご訪問のきっかけとなったサイトの名前を記録します。',
    email_of_link:
      '当店のメールのリンクがどのアドレス宛てだったかを見分けます。保存するのはハッシュ値のみです。',
    elk_user_email:
      '当店へのリンクに含まれていたメールアドレスを、ログイン中も見分けます。保存するのはハッシュ値のみです。',
    elk_mac: '当店のソフトからショップを開いたコンピューターを見分けます。保存するのはハッシュ値のみです。',
    _EA_guid: 'ブラウザーを区別する乱数です。',
    _EA_token_id: '次回のご訪問を見分ける乱数です。',
    _EA_tmp_token_id: '2ページ目までの間だけ使い、その後は破棄する乱数です。',
    _EA_doc_id: 'ご覧のページの乱数です。',
    _EA_visit_timestamp: 'ご訪問の開始時刻です。',
    _EA_s_id: '今回のご訪問の乱数です。ページを開くたびに延長されます。',
  },
} as const satisfies Translated<typeof reference>;
