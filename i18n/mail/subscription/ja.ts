import type { Translated } from '../../translated.ts';
import type { subscriptionMail as reference } from './en.ts';

export const subscriptionMail = {
  newPrice: {
    price_rise: {
      subject: '{product}：{date}からの新価格のご案内',
      title: '新しい価格へのご同意のお願い',
      text: '{date}以降、{product}（{licence}）の更新価格を{old}から{price}に変更いたします。変更にはお客様の同意が必要です。',
      keeps: '同意されない場合は何も変わりません。引き続き{old}で更新されます。',
      ends: '同意されない場合は更新されません。サブスクリプションは{date}に終了し、以後の請求はありません。',
      button: '新しい価格を確認して同意する',
      refuse: '解約をご希望の場合は、ログインせずにこちらでお手続きいただけます：{page}',
    },
    price_fall: {
      subject: '{product}：{date}から値下げします',
      title: 'サブスクリプションが値下げになります',
      text: '{date}以降、{product}（{licence}）は{old}ではなく{price}で更新されます。お手続きは不要です。',
      button: 'サブスクリプションを開く',
    },
    price_withdrawn: {
      subject: '{product}：価格変更の取りやめのお知らせ',
      title: 'これまでの価格のまま変わりません',
      text: '先日ご案内した{product}（{licence}）の新しい価格{price}への変更は取りやめました。すでに同意された場合も、これまでどおり{old}で更新されます。お手続きは不要です。',
      button: 'サブスクリプションを開く',
    },
  },
  subscription: {
    footer: 'このメールは、{product}のサブスクリプションをご利用の方にお送りしています。解約はこちら：{page}',
    footerEnded: 'このメールは、{product}のサブスクリプションをご利用だった方にお送りしています。',
    footerGift: 'このメールは、{product}をギフトとして受け取られた方にお送りしています。',
    goesOn: '{product}は{end}まで引き続きご利用いただけます。{next}にもう一度請求を試みます。',
    renewed: {
      subject: '{product}は{date}まで更新されました',
      title: 'ライセンスが更新されました',
      text: 'カードに{price}を請求しました。{product}は同じキーのまま{date}までご利用いただけます。お手続きは不要です。',
      credited:
        '更新の料金は残高で全額お支払い済みのため、カードへの請求はありません。{product}は同じキーのまま{date}までご利用いただけます。お手続きは不要です。',
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
      credited:
        '{date}に{product}（{licence}）が更新されます。料金は残高から全額支払われるため、カードへの請求はありません。このまま続ける場合、お手続きは不要です。更新しない場合は、その日より前に解約してください：{page}',
      button: 'サブスクリプションを開く',
    },
    card: {
      subject: '{product}：別のカードが必要です',
      title: '別のカードが必要です',
      text: '{date}に{product}が{price}で更新されますが、その日に有効なカードが登録されていません。',
      button: '別のカードを使う',
    },
    switched: {
      subject: '{product}：プランを変更しました',
      title: 'プランを変更しました',
      text: '{product}は{licence}になりました。これまでのプランの残り分を差し引き、{price}を請求しました。同じキーのまま{date}までご利用いただけます。その後は解約されるまで{renewal}で自動更新されます。',
      credited:
        '{product}は{licence}になりました。これまでのプランの残り分が料金の全額に充てられたため、請求はありません。同じキーのまま{date}までご利用いただけます。その後は解約されるまで{renewal}で自動更新されます。',
      ends: '{product}は{licence}になりました。これまでのプランの残り分を差し引き、{price}を請求しました。解約済みのため、同じキーのまま{date}までご利用いただけ、その日に終了します。今後の請求はありません。',
      button: 'マイ製品を開く',
    },
    planned: {
      subject: '{product}：{date}にプランが変わります',
      title: '次回の更新時にプランが変わります',
      text: '{product}は{date}に{licence}（{price}）になり、解約されるまでその価格で自動更新されます。それまでは何も変わらず、請求もありません。その日までは取り消すことができます。',
      button: 'サブスクリプションを開く',
    },
    lifetime: {
      subject: '{product}が買い切りになりました',
      title: 'ライセンスの期限がなくなりました',
      text: '{product}は買い切りライセンスになりました。これまでのプランの残り分を差し引き、{price}を請求しました。キーは変わりません。サブスクリプションは終了し、今後の請求はありません。',
      credited:
        '{product}は買い切りライセンスになりました。これまでのプランの残り分が料金の全額に充てられたため、請求はありません。キーは変わりません。サブスクリプションは終了し、今後の請求はありません。',
      button: 'マイ製品を開く',
    },
    cancelled: {
      subject: '{product}：サブスクリプションは{date}に終了します',
      subjectWaits: '{product}：サブスクリプションを解約しました',
      title: 'サブスクリプションを解約しました',
      text: '{product}のサブスクリプションの解約を承りました。{date}までご利用いただけます。今後の請求はありません。',
      waits:
        '{product}のサブスクリプションの解約を承りました。まだ確定していないお支払いがあります。入金が確認されれば、その期間の終わりまでご利用いただけます。確認されなければ、すぐに終了します。これ以外の請求はありません。',
      button: 'サブスクリプションを開く',
    },
    paused: {
      subject: '{product}：サブスクリプションを一時停止しました',
      title: 'サブスクリプションを一時停止しました',
      text: '{product}（{licence}）のサブスクリプションを一時停止しました。お支払い済みの分は{date}までご利用いただけます。再開されるまで請求はありません。',
      button: 'サブスクリプションを開く',
    },
    resumed: {
      subject: '{product}：サブスクリプションを再開しました',
      title: 'サブスクリプションを再開しました',
      text: '{product}（{licence}）のサブスクリプションを再開しました。次回のお支払い日は{date}で、カードに{price}を請求します。その後も、解約されるまで更新のたびに{renewal}を請求します。解約はいつでもこちらから：{page}',
      anew: '{product}（{licence}）のサブスクリプションを再開しました。本日から新しい期間が始まり、ただいまカードに{price}を請求します。その後も、解約されるまで更新のたびに{renewal}を請求します。解約はいつでもこちらから：{page}',
      credited:
        '{product}（{licence}）のサブスクリプションを再開しました。次回の更新日は{date}です。料金は残高から全額支払われるため、カードへの請求はありません。その後は、解約されるまで更新のたびに{renewal}がかかります。解約はいつでもこちらから：{page}',
      anewCredited:
        '{product}（{licence}）のサブスクリプションを再開しました。本日から新しい期間が始まります。料金は残高から全額支払われるため、カードへの請求はありません。その後は、解約されるまで更新のたびに{renewal}がかかります。解約はいつでもこちらから：{page}',
      waits:
        '{product}（{licence}）のサブスクリプションを再開しました。{date}からの期間のお支払いはまだ確定していません。同じ期間について二重に請求することはありません。その後は、解約されるまで更新のたびに{renewal}がかかります。解約はいつでもこちらから：{page}',
      button: 'サブスクリプションを開く',
    },
    ended: {
      subject: '{product}：サブスクリプションが終了しました',
      title: 'サブスクリプションが終了しました',
      unpaid:
        '{product}の料金をカードに請求できなかったため、サブスクリプションを終了しました。今後の請求はありません。',
      price:
        '{product}の新しい価格に同意されなかったため、更新は行われず、サブスクリプションは終了しました。今後の請求はありません。',
      cancelled: '{product}のサブスクリプションは解約され、終了しました。今後の請求はありません。',
      other: '{product}のサブスクリプションは終了しました。今後の請求はありません。',
      button: 'サブスクリプションを開く',
    },
    gift_ended: {
      subject: '{product}：ギフトのサブスクリプションが終了しました',
      title: 'ギフトのサブスクリプションが終了しました',
      text: 'ギフトとして受け取られた{product}のサブスクリプションが終了し、更新されません。ライセンスの有効期限はマイ製品でご確認いただけます。引き続きご利用になるには、そちらからご購入ください。',
      button: 'マイ製品を開く',
    },
  },
} satisfies Translated<typeof reference>;
