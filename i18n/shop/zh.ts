import type { Translated } from '../translated.ts';
import type { shop as reference } from './en.ts';

export const shop = {
  checkoutProblems: {
    unknown_product: '連結可能已過期或不完整。請重新選擇軟體。',
    unknown_licence_type: '連結中的授權並未販售，請從現有授權中選擇。',
    not_on_sale: '已購買的授權可繼續使用。歡迎看看其他軟體。',
    price_missing: '此授權目前無法以您的貨幣購買。',
    country_blocked: '您所在的國家／地區無法購買此軟體。',
    too_many_products: '請分成幾次購買。',
  },
  payMethods: { label: '付款方式', names: { card: '信用卡或簽帳金融卡', blockchain: '加密貨幣（區塊鏈）' } },
  product: {
    details: '詳細資訊',
    detailsOf: '{name} 的詳細資訊',
    trial: '下載免費試用版',
    buy: '購買',
    price: '價格',
    from: '{price} 起',
    before: '原價',
    lowest: '降價前 30 天的最低價：{amount}',
    download: '下載',
    free: '免費',
    notSold: '目前未販售',
    prices: '{name} 的價格',
    amazon: '也可在 Amazon 購買',
  },
  licence: {
    label: '授權',
    term: {
      '1M': '使用 1 個月',
      '1Y': '使用 1 年',
      LFT: '一次付清',
      'Lifetime+5PC': '一次付清',
    },
    works: '使用期限',
    computers: '電腦數量',
    renews: '自動續訂，可隨時取消',
    noEnd: '永不到期',
    buyAs: '購買 {name}，{licence}',
    coupon: '已套用優惠碼 {code}：折抵 {percent}%',
  },
  table: {
    more: '向右滑動看更多',
  },
  dialog: {
    title: '購買 {name}',
    close: '關閉',
    all: '比較所有授權',
  },
  article: {
    checked: '{date}查證',
    published: '{date}發布',
  },
  error: {
    notFound: '找不到頁面：{path}',
    notFoundText: '這一頁刮傷得無法讀取，或從未壓製。以下這些仍可播放：',
    toHome: '回首頁',
    maintenanceTitle: '敬請期待，精彩內容即將登場',
    maintenanceText: '網站正在維護中，我們很快就會回來。',
    badRequest: '無法理解這項要求。',
    forbidden: '您無法開啟此頁面。',
    tooLarge: '傳送的內容過大。',
    tooMany: '嘗試次數過多，請稍候再試。',
  },
} satisfies Translated<typeof reference>;
