import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: '讀取', writes: '輸出', not: '不支援：' },
  requirements: { better: '建議：{value}' },
  callOut: { note: '說明', tip: '提示', warning: '請注意' },
} satisfies Translated<typeof reference>;
