import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: '読み取り', writes: '書き出し', not: '非対応：' },
  comparison: { yes: 'あり', no: 'なし' },
  requirements: { better: '推奨：{value}' },
  callOut: { note: '補足', tip: 'ヒント', warning: 'ご注意' },
  gallery: { label: '画像', of: '{number}／{count}' },
  video: {
    play: '再生：{title}',
    from: '動画は{host}から再生します。再生を押すまで、そこからは何も読み込みません。',
  },
  download: {
    facts: 'サイズとチェックサム',
    short: 'ダウンロード',
    for: '{name}（{system}版）をダウンロード',
    version: 'バージョン{version}',
  },
  changelog: {
    new: '新機能',
    better: '改善',
    mended: '修正',
    older: '{count, plural, other {以前のバージョン（#件）}}',
  },
  source: '{host}で読む',
  contents: { title: 'このページの内容' },
  countdown: {
    days: '日',
    hours: '時間',
    minutes: '分',
    seconds: '秒',
    until: '終了日時：',
    ended: 'このキャンペーンは終了しました。',
  },
} satisfies Translated<typeof reference>;
