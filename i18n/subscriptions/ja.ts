import type { Translated } from '../translated.ts';
import type { subscriptions as reference } from './en.ts';

export const subscriptions = {
  emptyTitle: 'サブスクリプションはありません',
  emptyText: '自動更新される契約はありません。',
  active: '{date}に{price}で自動更新されます。',
  activeCredited: '{date}に自動更新されます。料金は残高から全額支払われるため、カードへの請求はありません。',
  planned: '{date}に{licence}（{price}）へ変わります。',
  plannedCredited:
    '{date}に{licence}へ変わります。料金は残高から全額支払われるため、カードへの請求はありません。',
  payment: {
    unpaid: '{date}以降の期間のお支払いが完了していません。カードで{price}を決済できませんでした。',
    review: '{date}以降の期間のお支払いを受け取り、確認しています。',
    refused:
      '{date}以降の期間のお支払いをお受けできませんでした。お支払いに使われたカードへ返金し、このサブスクリプションは終了します。以後の請求はありません。',
  },
  worksMeanwhile: 'ライセンスは引き続きご利用いただけます。',
  retry: '{date}に再度決済を行います。',
  cancelling: '解約済みです。{date}までご利用いただけます。以後の請求はありません。',
  cancellingOver:
    '解約済みです。まだ確定していないお支払いがあります。入金が確認されれば、その期間の終わりまでご利用いただけます。確認されなければ、すぐに終了します。',
  cancellingSwitch:
    '解約済みです。まだ確定していないプランの変更があります。お支払いが確認されれば新しいプランに変わり、その有効期間中ご利用いただけます。確認されなければ、{date}に終了します。',
  paused: '一時停止中です。{date}までご利用いただけます。再開するまで請求はありません。',
  resumes: '再開すると、{date}に{price}で自動更新されます。',
  resumesCredited:
    '再開すると、{date}に自動更新されます。料金は残高から全額支払われるため、カードへの請求はありません。',
  resumesPlanned: '再開すると、{date}に{licence}（{price}）へ変わります。',
  resumesPlannedCredited:
    '再開すると、{date}に{licence}へ変わります。料金は残高から全額支払われるため、カードへの請求はありません。',
  pausedOver: '一時停止中です。お支払い済みの期間は{date}に終了しました。',
  ended: '{date}に終了しました。以後の請求はありません。',
  endedForLifetime: '買い切りライセンスになったため、{date}に終了しました。今後の請求はありません。',
  newPrice: {
    open: '{date}以降、価格を{old}から{price}に変更させていただきたく、ご同意をお願いいたします。',
    keeps: '同意されない場合、価格は変わりません。',
    ends: '同意されない場合、{date}に終了します。',
    agreed: '同意済みです。{date}以降は{price}で更新されます。',
    cheaper: '{date}以降は{old}ではなく{price}になります。',
  },
  confirmPayment: '本人認証へ進む',
  payNow: '今すぐ支払う',
  cancel: '解約する',
  pause: '一時停止する',
  resume: '再開する',
  resumeNow: '支払いを確定して再開する（{price}）',
  change: 'プランを変更する',
  lifetime: '買い切りにする',
  keep_term: '{licence}のまま続ける',
  agree_price: '{price}に同意する',
  again: '再度申し込む',
  done: {
    cancel: '解約しました。確認のメールをお送りしました。',
    pause: '一時停止しました。',
    resume: '自動更新を再開しました。',
    switch: 'プランを変更しました。確認のメールをお送りしました。',
    later: '次回の更新時にプランが変わります。確認のメールをお送りしました。',
    waits: 'お支払いの確認が取れていません。確認でき次第、プランが変わります。',
    keep_term: 'プランは変わりません。',
    agree_price: '新しい価格に同意しました。',
    price_open: '新しい価格でのみ更新されます。先に価格に同意してください。',
    price_changed: '表示後に価格が変わりました。もう一度ご確認ください。',
    payment_unavailable:
      '現在お支払いができません。請求は行われていません。しばらくしてからもう一度お試しください。',
    payment_due: 'このサブスクリプションは決済処理中です。しばらくしてからもう一度お試しください。',
  },
  country: {
    title: '課税国',
    now: '課税の対象となる国・地域：{country}',
    next: '{date}に{price}で自動更新されます。',
    untaxed: '税金はかかりません。',
    business:
      '請求先は{company}で、その所在地に基づいて課税されます。所在地が変わった場合はご連絡ください。請求書を訂正いたします。',
    label: 'お住まいの国・地域',
    hint: '次の期間から税額だけが変わり、価格は変わりません。発行済みの請求書はそのままです。',
    kept: 'お申し出の内容は、お申し出の際の接続元の国・地域、およびお支払いに使うカードの国・地域とあわせて、税務上の証拠として保管します。この二つが一致して別の国を示す場合は、その国の税が適用されます。',
    save: '国を保存する',
    saved: '国を保存しました。次の期間から適用されます。',
  },
  changing: {
    present: '現在：{licence}、{date}に{price}で自動更新',
    presentCredited: '現在：{licence}、{date}に自動更新（残高でお支払い）',
    none: 'このサブスクリプションは現在変更できません。',
    vat: {
      unknown:
        'お客様のVAT番号は、EUの登録簿に見つからなくなりました。表示価格には付加価値税が含まれます。登録簿に誤りがある場合は、変更の前に訂正を受けてください。',
      unavailable:
        'EUのVAT番号登録簿が応答しないため、お客様の番号を確認できません。付加価値税込みでこのまま変更するか、後でもう一度お試しください。',
    },
    back: 'サブスクリプションに戻る',
    now: '{licence}（今すぐ開始）',
    later: '{licence}（{date}から）',
    price: '価格',
    left: '{date}までの未使用分',
    good: 'これまでの残高',
    kept: '次回に繰り越す額',
    total: '今回のお支払い',
    why: '{date}までの期間に{paid}をお支払い済みです。未使用分を残り時間に応じて正確に計算し、価格から差し引きます。',
    nowText:
      '今すぐ始まり、{date}に終わります。その後は解約されるまで{price}で自動更新されます。キーは変わりません。',
    lifetimeText:
      '今すぐ買い切りになり、キーは変わりません。自動更新はなくなり、このサブスクリプションは終了します。残りの額が価格を上回る場合、差額はカードに返金されます。',
    buy: '支払いを確定して購入する（{price}）',
    laterText:
      '{date}までは何も変わらず、請求もありません。その後は解約されるまで{price}で自動更新されます。その日までは取り消すことができます。',
    bank: '更新用に登録されたカードに請求します。カード会社の確認が必要な場合は、その画面へご案内します。',
    pay: '支払いを確定して変更する（{price}）',
    free: '今すぐ変更する',
    plan: '{date}に変更する',
  },
  card: '更新に使用するカード',
  cardKept: '{brand}（末尾{lastFour}、有効期限{expiry}）',
  cardExpired: '{brand}（末尾{lastFour}、{expiry}で期限切れ）',
  noCard: '登録されているカードはありません。',
  guestCard: 'ログインせずに購入された{products}：',
  changeCard: 'カードを変更する',
  addCard: 'カードを登録する',
} satisfies Translated<typeof reference>;
