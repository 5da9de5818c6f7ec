import type { Translated } from '../translated.ts';
import type { deskFraud as reference } from './en.ts';

export const deskFraud = {
  orders: {
    title: '確認待ちの注文',
    about:
      '支払いはありましたが、金額などが注文と合っていないか、不審な点が多い注文です。承認すると、届いた金額のまま受け取り、購入者に商品を提供します。承認しない場合は返金し、購入者にメールでお知らせします。キャンセルは、すでに返金が済んでいるときだけ選んでください。',
    none: '確認待ちの注文はありません。',
    number: '注文',
    placed: '注文日時',
    buyer: '購入者',
    total: '合計',
    paid: '支払額',
    paidUnknown: '不明：決済会社で確認',
    reason: '理由',
    refusal: {
      title: '承認せずに返金',
      sends:
        '{amount}をお支払い方法に返金します。決済事業者が返金を拒否した場合、注文は再び確認待ちになります。',
      licences: 'この注文のライセンスは発行されておらず、今後も発行されません。',
      cancels: '注文はキャンセルされ、クーポンは再び使用できます。',
      mail: '返金の手続きが済むと、注文をお受けできなかったことを購入者にメールでお知らせします。理由は記載しません。',
      confirm: '承認せずに{amount}を返金する',
      done: '注文{number}を承認せず、返金を開始しました。',
    },
    accept: '承認',
    acceptAsks:
      '注文{number}を承認しますか？{total}に対して{paid}が支払われました。購入者にライセンスが発行され、取り消せません。',
    acceptYes: '承認する',
    cancel: '返金済み：キャンセル',
    cancelAsks:
      '注文{number}をキャンセルしますか？返金が済んでいる場合に限ります。購入者には何も届きません。',
    cancelYes: 'キャンセルする',
    cancelled: '注文{number}をキャンセルしました。クーポンは再び使えます。',
    next: '次のページ',
    done: '注文{number}を承認しました。キーをメールで送信します。',
    reasons: {
      amount_mismatch: '支払額が異なります',
      refund_failed: '承認しませんでしたが、返金できませんでした',
      paid_after_cancellation: 'キャンセル後に支払われました',
      no_address: '購入者が不明です（アドレスは消去済み）',
      risk: '不審な点が多い注文です',
    },
    risk: {
      score: 'リスク{score}／100',
      none: '不審な点はありませんでした',
      reasons: {
        disposable_mail: '使い捨てのメールアドレス',
        country_mismatch: '国がネットワークの国と異なる',
        network_velocity: '同じネットワークからの注文が多い',
        address_velocity: '同じネットワークから同じアドレスでの注文が多い',
      },
    },
  },
  surplus: {
    title: '重複した支払い',
    about:
      'すでに支払い済みの注文に、もう一度支払いがありました。注文の内容は提供済みです。重複した支払いを返金してください。注文、ライセンス、請求書は変わりません。',
    came: '受領日時',
    send: '返金する',
    asks: '注文{number}に重複して支払われた{amount}を返金しますか？お支払い方法に返金されます。注文は支払い済みのままで、ライセンスも引き続き有効です。',
    yes: '返金する',
    reason: '二重払い',
    done: '注文{number}の重複した支払いの返金を開始しました。',
  },
  disputes: {
    title: '異議申し立て',
    about:
      '購入者のカード会社が返還を求めているものです。決済会社側で回答してください。注文には自動で反映されます。',
    none: '異議申し立てはありません。',
    order: '注文',
    amount: '金額',
    stands: '状態',
    reason: '理由',
    dueBy: '証拠の提出期限',
    evidence: '証拠をファイルで取得',
    opened: '開始',
    exceeds: '返金後の残額を超えています',
    states: { inquiry: '照会', open: '未解決', won: '勝ち', lost: '負け' },
  },
} satisfies Translated<typeof reference>;
