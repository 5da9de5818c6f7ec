import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'このページを見るにはログインしてください。',
  notYours: 'あなたの役割ではこのページを利用できません。役割の管理者が変更できます。',
  noAnswer:
    '現在、データベースが応答しません。失われたものはありません。しばらくしてから再読み込みしてください。',
  maybeDone:
    'データベースからの応答が途絶えました。処理が完了したかどうかは不明です。前の画面に戻り、結果を確認してから送信し直してください。',
  start: {
    title: '業務メニュー',
    groups: { buyers: '注文と会員', money: '売上と税', prices: '価格', settings: '設定と運用' },
  },
  licences: { '1M': '1か月', '1Y': '1年', LFT: '永久', 'Lifetime+5PC': '永久（5台）', trial: '体験版' },
  search: {
    label: 'すべての文書を検索',
    title: '文書の検索結果',
    none: '見つかりませんでした。2文字以上で、すべての言語を検索します。',
    late: '検索が完了していません：{kinds}。もっと長い語や珍しい語をお試しください。',
  },
  jobs: {
    title: '失敗したジョブ',
    about: '何度も試みて成功しなかったメールなどの処理です。',
    none: '失敗したジョブはありません。',
    kind: 'ジョブ',
    failed: '断念した日時',
    tries: '試行回数',
    error: '最後のエラー',
    retry: '再試行',
    done: '{kind}を再試行します。',
  },
  publications: {
    title: '失敗した予約公開',
    about:
      '指定した日時に公開・非公開にできなかった文書です。文書を開いて表示の問題を直し、公開するか、日時を選び直してください。',
    none: '失敗した予約公開はありません。',
    document: '文書',
    planned: '予定',
    types: { publish: '公開', unpublish: '非公開' },
  },
  events: {
    title: '決済会社からの通知',
    about: '決済会社から届いた通知のうち、ショップが自動処理しないものです。決済会社側で対応してください。',
    none: '通知はありません。',
    subject: '対象',
    said: '通知',
    id: '決済会社でのID',
    received: '受信日時',
    subjects: {
      payment: '支払い',
      refund: '返金',
      dispute: '異議申し立て',
      subscription: 'サブスクリプション',
    },
  },
  problems: {
    nothing_left: 'この請求書は全額が取り消されています。',
    invoice_exists: 'この注文の請求書はすでにあります。',
    seller_missing: '販売者がまだ登録されていません。「販売者」をご覧ください。',
    invoice_gone: 'この請求書は無効になっています。',
    buyer_invalid: '入力に誤りがあります。国とVAT番号をご確認ください。',
    cancellation_settled: 'すでにほかの担当者が対応しました。',
    webhook_invalid:
      '入力内容をご確認ください。アドレスはhttps://で始まり、パスワードを含まず、イベントを1つ以上選択する必要があります。',
    webhook_not_https: 'イベントの送信先は、https://で始まるアドレスに限られます。',
    webhook_inside:
      'このアドレスはショップ内部のネットワークを指しています。イベントはインターネット上のアドレスにのみ送信されます。',
    webhook_gone: 'この送信先への送信はすでに終了しています。',
    seller_invalid: '入力に誤りがあります。名称、住所、国、VAT番号、タイムゾーンをご確認ください。',
    release_gone: 'このリリースはすでに取り下げられています。',
    release_notes_invalid: 'この説明は長すぎます。',
    not_allowed: 'この操作を行う権限がありません。',
    money_gone: 'この注文の代金は返金済みか、カード会社が返還を求めています。注文を取り消してください。',
    not_in_review: 'この注文はもう確認待ちではありません。',
    no_address:
      'この購入者のアドレスは消去されたため、ライセンスを渡せません。返金して注文をキャンセルしてください。',
    batch_invalid:
      '入力内容をご確認ください。名前、ライセンス、今より後の日時、個数またはファイルが必要です。',
    batch_made:
      'このフォームでは、すでに別のコードを作成しました。このコードも作成するには、もう一度送信してください。',
    exchange_code_unknown: 'このコードはありません。',
    batch_ended: 'これらのコードはすでに無効です。',
    code_twice: '同じコードがファイルに2回あるため、取り込まれませんでした。',
    code_exists: '同じコードがすでにあるため、何も取り込みませんでした。',
    code_unreadable: 'コードには英数字が8文字以上必要です。何も取り込みませんでした。',
    codes_unreadable: 'このファイルはコードの一覧として読み取れません。',
    not_failed: 'このジョブはすでに待機中または実行中です。',
    coupon_invalid:
      '入力に誤りがあります。コード、割引率、メールアドレス、終了が開始より後であることを確認してください。',
    promotion_invalid:
      '入力に誤りがあります。短縮名、割引率、国、顧客の種類、終了が開始より後であることを確認してください。',
    pay_ratio_invalid: '入力に誤りがあります。国、方法、重みを確認してください。',
    unknown_product: '存在しない製品が含まれています。',
    coupon_exists: 'このコードのクーポンはすでにあります。',
    promotion_exists: 'この短縮名の規則はすでにあります。',
    coupon_gone: 'このクーポンは終了したか、存在しません。',
    promotion_gone: 'この規則は終了したか、存在しません。',
    lifetime_price_invalid: '入力内容に誤りがあります。製品番号、通貨、価格をご確認ください。',
    price_change_gone: 'この価格変更は見つかりません。',
    price_change_in_force:
      'この価格はすでに適用されています。変更するには、新しい価格をお知らせしてください。',
    price_change_invalid:
      '入力内容に誤りがあります。製品番号、通貨、価格、日時をご確認ください。過去の日時は指定できません。',
    pay_ratio_gone: 'この重みはすでに削除されています。',
    tax_registration_invalid:
      '登録として正しくありません。2文字の国（ワンストップショップではEU加盟国）、番号、開始日以降の終了日が必要です。',
    tax_registration_gone: 'この登録はすでに削除されています。',
    tax_rate_missing:
      '開始日にこの国の税率がありません。先に税率を設定してください。税率がないと販売に税が含まれません。',
    tax_rate_needed:
      'この税率は登録に必要です。削除すると、この国への販売に税が含まれなくなります。先に登録を削除するか、別の税率を設定してください。',
    tax_rate_invalid: '税率として正しくありません。2文字の国、開始日、0〜50パーセントが必要です。',
    tax_rate_gone: 'この税率はすでに削除されています。',
    rates_unreadable:
      '欧州中央銀行のレートのファイルではないか、壊れた行または重複したレートがあります。何も取り込まれませんでした。',
    currency_unknown: 'その通貨はありません。',
    cap_below_uses: 'すでにその回数より多く使われています。',
    over_limit: 'あなたの役割で1件の注文に返金できる金額を超えています。',
    not_paid: 'この注文は支払われていないか、カード会社に支払いを取り消されています。',
    disputed: 'カード会社が異議を申し立てています。決着するまで返金できません。',
    provider_not_set_up: 'この注文の決済会社は現在設定されていません。',
    refund_refused: '決済会社に拒否されました。下の返金欄をご覧ください。',
    not_surplus:
      'この支払いは注文の代金に充てられているか、存在しません。返金は注文のページで行ってください。',
    nothing_to_refund: '返金できる残額がありません。',
    refund_amount: '返金できない金額があります。書き方と残額を確認してください。',
    unknown_line: 'この明細は注文にありません。',
    refund_invalid: '理由を入力してください。',
    password_wrong: 'パスワードが正しくありません。何も変更されていません。',
    too_many_requests: 'パスワードの間違いが多すぎます。15分ほどお待ちください。何も変更されていません。',
    role_invalid: 'フォームの内容に誤りがあります。金額を確認してください。',
    admins_keep_roles: '管理者から役割を決める権限は外せません。何も変更されていません。',
    licence_unknown: '該当するライセンスは見つかりませんでした。',
    licence_gone: 'このライセンスは取り消し済みか、存在しません。',
    key_replaced: 'このライセンスには、すでに別の新しいキーが発行されています。',
    device_unknown: 'すでに解放されています。',
    not_extendable: '期限がないか停止されているため、延長できません。',
    extension_invalid: '1〜3,660の日数と理由が必要です。',
    member_gone: 'この会員は存在しません。',
    note_invalid: 'メモは1～4,000文字で入力してください。',
    level_invalid: 'ランクは0から999までの整数で入力してください。',
    session_gone: 'このセッションはすでに終了しています。',
    merge_blocked:
      'どちらかのアカウントが停止中です。再び利用を認める場合は、そのアカウントのページで解除した場合の影響を確かめてから、先に停止を解除してください。',
    merge_unproved:
      '残るアカウントのメールアドレスが確認されていません。先に会員がメールのリンクでログインするか、もう一方を残してください。',
    merge_erased: 'どちらかのアカウントは消去中か消去済みです。',
    merge_changed: '表示後に内容が変わりました。もう一度確認してから統合してください。',
    same_member: '同じアカウントです。',
    as_it_is: 'すでにその状態です。',
    subscription_gone: 'このサブスクリプションはないか、あなたの役割では変更できません。',
    subscription_ended: 'このサブスクリプションは終了しているため、変更できません。',
    subscription_cancelled: '解約済みで、支払い済みの期間で終了します。先に再開してください。',
    subscription_payment_due: '支払い待ちのものがあります。解約するか、カードを再試行してください。',
    subscription_price_open: '新しい価格でのみ更新されます。先に会員の同意が必要です。',
    subscription_price_changed: 'このページの表示後に価格が変わりました。もう一度ご確認ください。',
    subscription_runs: '継続中のため、再開するものはありません。',
    subscription_not_past_due: '支払い遅延はないため、再試行するものはありません。',
    subscription_under_way: 'カードを再試行している最中です。',
    subscription_disputed:
      '支払いの一つにカード会社から異議申し立てがあります。決着するまでカードへの請求は行いません。',
    tax_differs:
      'この請求書の税は、新しい国の税と異なります。返金して、購入者に注文し直してもらってください。',
    no_such_mail: 'この注文には該当するメールがありません。',
    reason_missing: '理由が入力されていません。',
    failed: '操作は失敗し、何も変更されていません。しばらくしてからもう一度お試しください。',
  },
} satisfies Translated<typeof reference>;
