import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: '読み取り', writes: '書き出し', not: '非対応：' },
  requirements: { better: '推奨：{value}' },
  callOut: { note: '補足', tip: 'ヒント', warning: 'ご注意' },
} satisfies Translated<typeof reference>;
