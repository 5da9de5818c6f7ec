import type { Translated } from '../translated.ts';
import type { cookies as reference } from './en.ts';

export const cookies = {
  basis: {
    necessary: '商店運作所需，不另行詢問',
    consent: '僅在您同意後設定',
  },
  reader: { server: '僅由伺服器讀取', page: '由頁面與伺服器讀取' },
  lives: {
    days: '{count, plural, other {# 天}}',
    hours: '{count, plural, other {# 小時}}',
    minutes: '{count, plural, other {# 分鐘}}',
    seconds: '{count, plural, other {# 秒}}',
    session: '直到您關閉瀏覽器',
  },
  onTestHosts: '在測試主機上：',
  purpose: {
    laravel_session: '讓您保持登入。',
    user_info_new: '告訴頁面您已登入，以及登入的是哪個帳號；它不能用來開啟任何東西。',
    username: '您的名稱，讓頁面能問候您；它不能用來開啟任何東西。',
    email: '您的電子郵件地址，讓頁面能顯示；它不能用來開啟任何東西。',
    uid: '您的帳號編號；它不能用來開啟任何東西。',
    vip: '您的客戶等級。',
    isSubUser: '只表示您有或曾有訂閱。',
    log_out_pending: '表示您在無法連上商店時登出，讓工作階段在下次連線時結束。',
    known_device: '辨識您曾登入過的裝置，讓猜測密碼的陌生人無法把您擋在外面。',
    login_code_session: '把註冊從一個步驟帶到下一個步驟。',
    sign_in_browser: '辨識索取登入連結的瀏覽器，讓連結在那裡直接開啟。',
    google_sign_in: '您以 Google 登入時，確認 Google 的回覆屬於提出要求的瀏覽器。',
    spindle_form: '防止表單從其他地方送出。',
    spindle_checkout_: '顯示您未登入時下的訂單及其金鑰。',
    spindle_prices: '保留您看到的價格，讓您購買時適用。',
    spindle_missing: '缺少內容時，讓頁面取得正確的錯誤頁。',
    spindle_consent: '記住您對隱私問題的回答。',
    is_popup_dated: '記住已向您顯示過優惠，同一天不再出現。',
    _EA_guid: '區分不同瀏覽器的隨機數字。',
    _EA_token_id: '辨識您下次造訪的隨機數字。',
    _EA_tmp_token_id: '在您看第二頁之前代表您的隨機數字，之後即捨棄。',
    _EA_doc_id: '您所在頁面的隨機數字。',
    _EA_visit_timestamp: '您這次造訪的開始時間。',
    _EA_s_id: '這次造訪的隨機數字，每開一頁就會延長。',
  },
} as const satisfies Translated<typeof reference>;
