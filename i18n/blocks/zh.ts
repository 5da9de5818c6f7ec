import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: '讀取', writes: '輸出', not: '不支援：' },
  comparison: { yes: '有', no: '無' },
  requirements: { better: '建議：{value}' },
  callOut: { note: '說明', tip: '提示', warning: '請注意' },
  gallery: { label: '圖片', of: '第 {number} 張，共 {count} 張' },
  video: {
    play: '播放：{title}',
    from: '影片由 {host} 播放。按下播放前，不會從該處載入任何內容。',
  },
  download: {
    facts: '大小與校驗碼',
    short: '下載',
    for: '下載 {name}（{system} 版）',
    version: '版本 {version}',
  },
  changelog: {
    new: '新增',
    better: '改善',
    mended: '修正',
    older: '{count, plural, other {較舊的 # 個版本}}',
  },
  source: '在 {host} 閱讀',
  contents: { title: '本頁內容' },
  countdown: {
    days: '天',
    hours: '小時',
    minutes: '分鐘',
    seconds: '秒',
    until: '截止時間：',
    ended: '此優惠已結束。',
  },
} satisfies Translated<typeof reference>;
