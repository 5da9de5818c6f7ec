import type { Translated } from '../translated.ts';
import type { overview as reference } from './en.ts';

export const overview = {
  welcome: '歡迎。',
  headline: '{count, plural, =0 {目前沒有待處理的事項。} other {有 # 件事需要您處理。}}',
  headlineMore: '{count, plural, other {另有 # 則通知。}}',
  unknown: '總覽',
  needsFailed: '目前無法顯示待處理事項，請到各項目查看狀態。',
  needsPartly: '目前無法顯示全部待處理事項，請到各項目查看狀態。',
  productsFailed: '目前無法顯示您的產品。',
  orderFailed: '目前無法顯示您的訂單。',
  again: '再試一次',
  needs: '待處理事項',
  more: '{count, plural, other {還有 # 件}}',
  mark: {
    bank: '銀行驗證',
    payment: '未付款',
    no_card: '沒有卡片',
    ended: '已到期',
    address: '待確認',
    seats: '已滿',
    export: '已備妥',
  },
  bank: {
    title: '銀行需要您確認 {name} 的付款。',
    text: '{date}起的費用為 {price}。授權可繼續使用至 {until}。',
    action: '確認付款',
  },
  payment: {
    title: '{name} 的付款未成功。',
    text: '{date}起的費用為 {price}。授權可繼續使用至 {until}。',
    retry: '我們會在 {date}再次扣款。',
    action: '立即付款',
  },
  card: {
    title: '{names} 所用的卡片即將到期。',
    over: '{names} 所用的卡片已過期。',
    text: '末四碼 {lastFour} 的 {brand} 於 {expiry} 到期；下次付款日為 {date}。',
    action: '更換卡片',
  },
  no_card: {
    title: '{names} 沒有可扣款的卡片。',
    text: '下次付款日為 {date}。',
    action: '新增卡片',
  },
  price: {
    title: '{name} 將調整價格。',
    text: '自 {date}起，價格將由 {old} 改為 {price}。',
    action: '查看新價格',
  },
  ending: {
    title: '{name} 可使用至 {date}。',
    text: '續用會取得新的金鑰，自購買當天起生效。',
    trial: '屆時試用期結束。購買後可繼續使用同一組金鑰。',
    action: '續用',
    buy: '購買',
  },
  ended: {
    title: '{name} 已於 {date}到期。',
    text: '續用會取得新的金鑰。',
    trial: '試用期已結束。購買後可繼續使用同一組金鑰。',
    action: '續用',
    buy: '購買',
  },
  address: {
    title: '您的新信箱尚待驗證。',
    text: '驗證碼已寄到 {email}。',
    action: '輸入驗證碼',
  },
  renewal: {
    title: '{name} 將以 {price} 續訂。',
    text: '{date}由已儲存的卡片扣款。在此之前可以更改或停止。',
    action: '管理',
  },
  seats: {
    title: '{name} 的 {seats} 台電腦名額已全部使用。',
    text: '解除其中一台，即可在另一台使用。',
    action: '查看電腦',
  },
  export: {
    title: '您的資料已備妥。',
    text: '可在 {date}前下載。',
    action: '前往下載',
  },
  allProducts: '所有產品（{count}）',
  order: '最近的訂單',
  allOrders: '所有訂單（{count}）',
} satisfies Translated<typeof reference>;
