import type { Translated } from '../translated.ts';
import type { drawings as reference } from './en.ts';

export const drawings = {
  gigabytes: '{size} GB',
  minutes: '{count} 分',
  source: {
    title: '開啟光碟',
    drive: '光碟機',
    folder: '資料夾',
    image: 'ISO 檔案',
    layers: '{count, plural, other {# 層}}',
    free: '未使用',
  },
  titles: {
    title: '標題',
    mainFilm: '正片',
    makingOf: '幕後製作',
    deleted: '刪減片段',
    interview: '訪談',
    trailer: '預告片',
    menus: '選單',
    picture: '畫面',
    sound: '音訊',
    subtitles: '字幕',
    commentary: '評論音軌',
    more: '另有 {count} 種語言',
    file: '檔案（{kind}）',
    leftOut: '不保留',
  },
  format: {
    title: '格式',
    lossless: '無損',
    television: '電視',
    everywhere: '幾乎所有裝置',
    phone: '手機',
    size: '檔案大小',
    quality: '畫質',
    chapters: '章節',
  },
  progress: {
    remaining: '剩餘 {minutes} 分鐘',
    waiting: '等待中',
    pictures: '每秒格數',
    queue: '接下來',
  },
  library: {
    title: '媒體庫',
    files: '{count, plural, other {# 個檔案}}',
  },
  copy: {
    from: '來源',
    to: '目標',
  },
  split: {
    line: '移動處理前後的分界線',
  },
} satisfies Translated<typeof reference>;
