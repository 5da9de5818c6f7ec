import type { Translated } from '../translated.ts';
import type { drawings as reference } from './en.ts';

export const drawings = {
  gigabytes: '{size} GB',
  minutes: '{count}分',
  source: {
    title: 'ディスクを開く',
    drive: 'ドライブ',
    folder: 'フォルダー',
    image: 'ISOファイル',
    layers: '{count, plural, other {#層}}',
    free: '未使用',
  },
  titles: {
    title: 'タイトル',
    mainFilm: '本編',
    makingOf: 'メイキング',
    deleted: '未公開シーン',
    interview: 'インタビュー',
    trailer: '予告編',
    menus: 'メニュー',
    picture: '映像',
    sound: '音声',
    subtitles: '字幕',
    commentary: '音声解説',
    more: 'ほか{count}言語',
    file: 'ファイル（{kind}）',
    leftOut: '含めないもの',
  },
  format: {
    title: '形式',
    lossless: 'ロスレス',
    television: 'テレビ',
    everywhere: 'ほぼすべての機器',
    phone: 'スマートフォン',
    size: 'ファイルの大きさ',
    quality: '画質',
    chapters: 'チャプター',
  },
  progress: {
    remaining: '残り{minutes}分',
    waiting: '待機中',
    pictures: '1秒あたりのコマ数',
    queue: '次のディスク',
  },
  library: {
    title: 'ライブラリ',
    files: '{count, plural, other {#ファイル}}',
  },
  copy: {
    from: 'コピー元',
    to: 'コピー先',
  },
  split: {
    line: '処理前と処理後の境目を動かす',
  },
} satisfies Translated<typeof reference>;
