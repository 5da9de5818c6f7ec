import type { Translated } from '../translated.ts';
import type { dashboard as reference } from './en.ts';

export const dashboard = {
  title: '過去30日間',
  visits: '訪問',
  buyClicks: '購入ボタンのクリック',
  orders: '支払い済みの注文',
  revenue: '売上',
  funnel: '購入手続きから支払いまで',
  day: '日（UTC）',
  table: '表で表示',
  empty: 'この期間のデータはありません。',
  step: '段階',
  share: '開始した訪問に対する割合',
  steps: {
    checkout_begin: '購入手続きを開いた',
    checkout_submit: '入力内容を送信した',
    checkout_pay: '支払いページから戻った',
    checkout_complete: '支払いが完了した',
  },
  collectorDown: 'コレクターが応答しないため、訪問は表示されません。注文と売上はすべて表示されています。',
} satisfies Translated<typeof reference>;
