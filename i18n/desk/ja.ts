import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'このページを見るにはログインしてください。',
  notYours: '注文と購入者の情報は、管理者とサポート担当者だけが見られます。',
  search: {
    label: 'すべての文書を検索',
    title: '文書の検索結果',
    none: '見つかりませんでした。2文字以上で、すべての言語を検索します。',
    late: '検索が完了していません：{kinds}。もっと長い語や珍しい語をお試しください。',
  },
  orders: {
    title: '確認待ちの注文',
    about:
      '支払いはありましたが、金額などが注文と合っていません。承認すると、届いた金額のまま受け取り、購入者に商品を提供します。返金する場合は、先に決済会社で返金してから、ここで注文をキャンセルしてください。',
    none: '確認待ちの注文はありません。',
    number: '注文',
    placed: '注文日時',
    buyer: '購入者',
    total: '合計',
    paid: '支払額',
    paidUnknown: '不明：決済会社で確認',
    reason: '理由',
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
      paid_after_cancellation: 'キャンセル後に支払われました',
      no_address: '購入者が不明です（アドレスは消去済み）',
    },
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
  disputes: {
    title: '異議申し立て',
    about:
      '購入者の銀行が返還を求めているものです。決済会社側で回答してください。注文には自動で反映されます。',
    none: '異議申し立てはありません。',
    order: '注文',
    amount: '金額',
    stands: '状態',
    reason: '理由',
    opened: '開始',
    exceeds: '返金後の残額を超えています',
    states: { inquiry: '照会', open: '未解決', won: '勝ち', lost: '負け' },
  },
  events: {
    title: '決済会社からの通知',
    about:
      '決済会社から届いた通知のうち、定期購入など、ショップが自動処理しないものです。決済会社側で対応してください。',
    none: '通知はありません。',
    subject: '対象',
    said: '通知',
    id: '決済会社でのID',
    received: '受信日時',
    subjects: { payment: '支払い', refund: '返金', dispute: '異議申し立て', subscription: '定期購入' },
  },
  problems: {
    not_allowed: 'この操作を行う権限がありません。',
    money_gone: 'この注文の代金は返金済みか、銀行が返還を求めています。注文を取り消してください。',
    not_in_review: 'この注文はもう確認待ちではありません。',
    no_address:
      'この購入者のアドレスは消去されたため、ライセンスを渡せません。返金して注文をキャンセルしてください。',
    not_failed: 'このジョブはすでに待機中または実行中です。',
    failed: '操作は失敗し、何も変更されていません。しばらくしてからもう一度お試しください。',
  },
} satisfies Translated<typeof reference>;
