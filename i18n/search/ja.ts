import type { Translated } from '../translated.ts';
import type { search as reference } from './en.ts';

export const search = {
  title: '検索',
  titleFor: '検索：{query}',
  label: 'サイト内を検索',
  helpLabel: 'ヘルプを検索',
  submit: '検索',
  hint: '2文字以上入力すると検索が始まります…',
  results: '検索結果：{count}件',
  helpResults: '回答：{count}件',
  moreResults: '検索結果：{count}件以上',
  nothing: '「{query}」に一致するものは見つかりませんでした',
  nothingText: '言葉を減らすか別の言葉でお試しください。お問い合わせも承ります。',
  person: 'お問い合わせ',
  everywhere: 'サイト全体で「{query}」を検索',
  tooMany: '短時間に検索が繰り返されました。しばらくしてからもう一度お試しください。',
  kinds: {
    'page-products': '製品',
    'page-help-details': 'ヘルプ',
    articles: '記事',
    'system-articles': '規約',
    'page-services': 'サービス',
  },
  some: '候補：{count}件',
  none: '候補はありません',
} satisfies Translated<typeof reference>;
