import { frame } from '../frame/ja.ts';
import type { Translated } from '../translated.ts';
import type { errors as reference } from './en.ts';

export const errors = {
  ...frame.faults,
  no_session: '先にログインしてください。',
  session_expired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  invalid_input: '入力内容をご確認ください。',
  forbidden_origin:
    'このショップからのリクエストではありません。ページを再読み込みして、もう一度お試しください。',
  not_found: 'お探しのものは見つかりませんでした。',
  method_not_allowed: 'このアドレスは、この種類のリクエストに対応していません。',
  acting_refused: '会員として操作している間は、この操作はできません。',
  body_too_large: '送信するデータが大きすぎます。',
  too_many_requests: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  unavailable: '現在データベースに接続できません。数秒後にもう一度お試しください。',
  captcha_wanted: '先に、自動プログラムではないことを確認してください。',
  captcha_wrong: '確認に失敗しました',
  bad_credentials: 'メールアドレスとパスワードが一致しません。',
  password_wrong: 'パスワードが違います。',
  code_wrong: 'このコードは使えません。ご確認のうえ、必要な場合は新しいコードをお使いください。',
  code_spent:
    'このコードは間違って入力された回数が多いため、ここでは使えなくなりました。新しいコードをお受け取りください。',
  password_too_long: '128文字以内にしてください。',
  password_common: 'このパスワードはよく使われるため、最初に試されてしまいます。別のものを選んでください。',
  factor_required: '先にご本人であることを確認してください。',
  address_same: 'すでにこのアドレスをお使いです。',
  address_changed_lately: 'メールアドレスは3日以内に変更されています。ご確認ください。',
  address_in_use:
    'このアドレスは現在、別のアカウントで使われているため、まだ元に戻せません。安全のため、お客様のアカウントへのログインを停止しています。リンクは引き続き有効です。サポートまでご連絡ください。',
  address_held:
    'このアドレスは最近まで別のアカウントで使われており、変更後14日間は元のアカウントに戻すことができます。その方法は、変更時にお送りしたメールをご覧ください。14日が過ぎると、新しく登録できます。',
  export_too_soon: 'データの書き出しは1日1回まで申し込めます。',
  link_ended: 'このリンクは使用済みか、期限が切れています。新しいリンクを取得してください。',
  google_refused: 'Googleでログインできませんでした。もう一度お試しください。',
  google_unavailable:
    '現在Googleから応答がありません。もう一度お試しいただくか、別の方法でログインしてください。',
  google_address_unproved:
    'お使いのGoogleアカウントのメールアドレスが、まだGoogleで確認されていません。Googleで確認を済ませるか、別の方法でログインしてください。',
  google_link_first:
    'このメールアドレスのアカウントはすでにあります。先に別の方法でログインし、アカウントの設定でGoogleを連携してください。',
  google_other: 'このアカウントは、すでに別のGoogleアカウントと連携しています。',
  google_taken: 'このGoogleアカウントは、すでに当店の別のアカウントと連携しています。',
  other_session:
    'このブラウザーでは別のアカウントでログインしています。先にログアウトしてから、もう一度リンクを開いてください。',
  unknown_product: 'この製品は見つかりません。ショップでもう一度お選びください。',
  unknown_licence_type: 'このライセンスはありません。製品ページからお選びください。',
  not_on_sale: 'この製品の販売は終了しました。',
  price_missing: 'このライセンスにはお使いの通貨の価格がないため、現在購入できません。',
  country_blocked: 'お住まいの国では販売していません。',
  too_many_products: '一度に購入できる製品数を超えています。',
  gift_email_invalid: 'お相手のメールアドレスをご確認ください。',
  gift_email_own:
    'ご自身のメールアドレスが入力されています。お相手のアドレスを入力するか、ご自身用でしたら空欄にしてください。',
  total_too_small:
    'この金額はカードでお支払いいただくには小さすぎます。製品を追加するか、クーポンを外してください。',
  country_unknown: '国を選択してください。',
  company_needed: '会社名を入力してください。',
  address_needed: '会社の住所を入力してください。',
  company_too_long: '会社名は120文字以内で入力してください。',
  address_too_long: '会社の住所は400文字以内で入力してください。',
  vat_id_invalid: '選択された国のVAT番号ではありません。ご確認いただくか、空欄にしてください。',
  vat_id_unknown:
    'EUの登録簿にこのVAT番号は見つかりません。訂正するか空欄にしてください。このまま進む場合は付加価値税がかかります。',
  vat_id_unavailable:
    'EUのVAT番号登録簿が応答しないため、番号を確認できません。付加価値税込みでこのまま進むか、後でもう一度お試しください。',
  method_unavailable: '現在、このお支払い方法はご利用いただけません。別のお支払い方法をお選びください。',
  consent_needed: 'チェックを入れてください。チェックがないと、キーをすぐにお届けできません。',
  price_changed: '価格が変更されました。お支払いの前にもう一度ご確認ください。',
  coupon_unknown: 'このクーポンコードは存在しません。',
  coupon_not_for_product: 'このクーポンはこの製品には使えません。',
  coupon_for_another: 'このクーポンは特定のアカウント専用です。ログインしてご利用ください。',
  coupon_not_yet: 'このクーポンはまだ利用期間前です。',
  coupon_ended: 'このクーポンは有効期限が切れています。',
  coupon_not_better: 'このコードを使わない方がお得な価格になっています。併用はできません。',
  coupon_used_up: 'このクーポンは利用上限に達しました。',
  discounts_prohibited: 'このキャンペーンはクーポンと併用できません。',
  checkout_ended: 'この購入手続きは期限が切れました。最初からやり直してください。',
  bought_just_now:
    '数分前に、このブラウザーまたはアカウントで同じものを購入されています。まずそのご注文をご確認ください。もう1つ必要な場合は、このままお進みください。',
  payment_unavailable: '現在、支払いページに接続できません。請求は発生していません。もう一度お試しください。',
  link_expired: 'このリンクの有効期限が切れました。ログインするとライセンスを確認できます。',
  unknown_provider: 'この決済会社はありません。',
  webhook_signature: '署名が一致しません。',
  webhook_too_old: '署名が古すぎます。',
  webhook_malformed: 'イベントを読み取れません。',
  card_number: 'カード番号が正しくありません。ご確認ください。',
  card_not_for_tests: 'ここではテストカードのみ使えます。本物のカードは入力しないでください。',
  card_expiry: '有効期限をMM/YYの形式で入力してください。',
  card_expired: 'このカードは有効期限が切れています。',
  card_cvc: 'セキュリティコードの3桁または4桁の数字を入力してください。',
  card_declined: 'カードが承認されませんでした。別のカードをお使いください。',
  insufficient_funds: 'カードの残高が不足しています。別のカードをお使いください。',
  authentication_failed:
    'カード会社でお支払いが承認されませんでした。もう一度試すか、別のカードをお使いください。',
  payment_not_found: 'このお支払いは見つかりません。',
  payment_ended: 'このお支払いは期限が切れました。ショップからやり直してください。',
  exchange_code_unknown:
    'このコードは登録されていません。文字を一つずつご確認いただくか、配布元にお問い合わせください。',
  exchange_code_redeemed: 'このコードは引き換え済みです。',
  exchange_code_ended: 'このコードは有効期限が切れています。',
  exchange_licence:
    'このコードでそのライセンスは延長できません。別のライセンスか、新しいライセンスを選んでください。',
  licence_unknown: 'このライセンスキーは登録されていません。文字を一つずつご確認ください。',
  licence_expired: 'このライセンスは有効期限が切れています。',
  licence_suspended: 'このライセンスは現在停止されています。お問い合わせください。',
  licence_revoked: 'このライセンスは取り消されました。',
  licence_other_product: 'このライセンスキーは別の製品のものです。',
  licence_seats_taken: 'このライセンスで使えるパソコンはすべて使用中です。先に1台の認証を解除してください。',
  device_unknown: 'このパソコンは認証されていません。',
  subscription_unknown: 'サブスクリプションが見つかりません。',
  subscription_ended: 'このサブスクリプションは終了しています。',
  subscription_cancelled: 'このサブスクリプションは解約済みです。先に再開してください。',
  subscription_payment_due:
    'このサブスクリプションのお支払いを処理しています。しばらくしてからもう一度お試しください。',
  subscription_runs: 'このサブスクリプションは有効です。',
  subscription_not_running:
    'このサブスクリプションは現在変更できません。解約済み、一時停止中、未払い、ライセンスの停止中、または支払いにカード会社の異議申し立てがある状態です。',
  subscription_same_term: 'すでにこのプランをご利用です。',
  subscription_not_on_sale: 'このプランの販売は終了しました。',
  subscription_price_changed: '表示後に価格が変わりました。もう一度ご確認ください。',
  subscription_price_open:
    'このサブスクリプションは新しい価格でのみ更新されます。先に価格に同意してください。',
  subscription_payment_unavailable:
    '現在お支払いができません。請求は行われていません。しばらくしてからもう一度お試しください。',
  device_offline:
    'このパソコンはライセンスファイルで動作しています。そのパソコンで認証を解除するか、お問い合わせください。',
  offline_text_invalid:
    'パソコンで作成されたテキストではないか、途中で変更されています。全体をコピーしてください。',
  trial_other_device: '体験版は、体験を開始したパソコンでのみ使えます。',
  trial_not_offered: 'この製品に体験版はありません。',
  trial_used: 'このアカウントまたはパソコンでは、すでに体験版をご利用いただいています。',
  second_factor_wanted: '認証アプリのコードを入力してください。',
  account_blocked: 'このアカウントは現在ご利用を停止しています。サポートまでお問い合わせください。',
  second_factor_ended:
    '時間が過ぎたか、すべての端末からログアウトされています。もう一度ログインしてください。',
  account_closed:
    'このアカウントは閉鎖されています。再開するには、お送りしたメールのリンクを開いてください。',
  proof_wrong: 'パスワードとも有効なコードとも一致しません。',
  passkey_refused:
    'このパスキーではログインできませんでした。もう一度お試しになるか、別の方法でログインしてください。',
  passkey_unknown:
    'このパスキーはどのアカウントにも登録されていません。別の方法でログインし、新しいパスキーを追加してください。',
  passkey_taken: 'このパスキーはすでに使われています。',
  too_many_passkeys: '登録できるパスキーの数に達しています。先にいずれかを削除してください。',
} satisfies Translated<typeof reference>;
