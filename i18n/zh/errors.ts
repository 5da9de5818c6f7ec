import type { errors as reference } from '../en/errors.ts';
import type { Translated } from '../messages.ts';

export const errors = {
  no_session: '請先登入。',
  session_expired: '您的登入已失效,請重新登入。',
  invalid_input: '請檢查您輸入的內容。',
  field_required: '此欄位為必填。',
  invalid_email: '電子郵件格式不正確。',
  forbidden_origin: '這個要求不是來自本商店。請重新載入頁面後再試一次。',
  not_found: '這裡沒有內容。',
  body_too_large: '傳送的內容過大。',
  too_many_requests: '次數過多,請稍候再試。',
  server_error: '發生了一些問題,請與我們聯絡。',
  bad_credentials: '電子郵件地址與密碼不符。',
  code_wrong: '這組驗證碼無法使用。請確認,或索取新的驗證碼。',
  password_too_short: '請使用至少 8 個字元。',
  password_too_long: '請勿超過 128 個字元。',
  link_ended: '這個連結已使用過或已失效,請索取新的連結。',
} satisfies Translated<typeof reference>;
