import type { Translated } from '../translated.ts';
import type { deskReleases as reference } from './en.ts';

export const deskReleases = {
  releases: {
    title: 'リリース',
    about:
      'ダウンロードできるもの。リリースはサーバー上の「npm run release」で追加します。ダウンロード回数は個人名なしで数え、ロボットは数えません。',
    none: 'リリースはまだありません。',
    file: 'ファイル',
    version: 'バージョン',
    build: '種類',
    builds: { trial: '体験版', licensed: 'ライセンス版', both: '共通' },
    released: '公開日',
    bytes: 'バイト数',
    trials: '体験版',
    licensed: 'ライセンスで',
    lately: '過去30日',
    gone: '取り下げ済み',
    notes: '更新内容',
    notesOf: '{file}の更新内容',
    withdraw: '取り下げる',
    withdrawAsks:
      '{file}を取り下げますか？すでに渡したリンクでも入手できなくなり、リンクは前のバージョンにつながります。',
    withdrawYes: 'はい、取り下げます',
    noted: '{file}の更新内容を保存しました。',
    withdrawn: '{file}を取り下げました。',
  },
} satisfies Translated<typeof reference>;
