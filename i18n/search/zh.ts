import type { Translated } from '../translated.ts';
import type { search as reference } from './en.ts';

export const search = {
  title: '搜尋',
  titleFor: '搜尋：{query}',
  label: '搜尋全站',
  helpLabel: '搜尋說明',
  submit: '搜尋',
  hint: '請輸入至少 2 個字元開始搜尋…',
  results: '搜尋結果：{count} 項',
  helpResults: '解答：{count} 項',
  moreResults: '搜尋結果：超過 {count} 項',
  nothing: '找不到與「{query}」相符的內容',
  nothingText: '請減少字詞或換個說法，也可以直接聯絡我們。',
  person: '聯絡我們',
  everywhere: '在全站搜尋「{query}」',
  tooMany: '短時間內搜尋次數過多，請稍候再試。',
  kinds: {
    'page-products': '產品',
    'page-help-details': '說明',
    articles: '文章',
    'system-articles': '條款',
    'page-services': '服務',
  },
  some: '建議：{count} 項',
  none: '沒有建議',
} satisfies Translated<typeof reference>;
