import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: 'お客様のデータ',
    text: '当店が保存しているお客様のデータを、JSONとCSVで1つのアーカイブにまとめます。アカウント、ご注文、ライセンス、デバイス、メール、同意が含まれます。',
    confirm: 'データをダウンロードする前に、ご本人であることを確認してください。',
    ask: 'アーカイブを作成',
    again: '新しいアーカイブを作成',
    waits: 'アーカイブを作成しています。ダウンロードできるようになったら、メールでお知らせします。',
    ready: 'アーカイブの準備ができました。{day}までダウンロードできます。',
    fetch: 'アーカイブをダウンロード',
    failed: 'アーカイブを作成できませんでした。もう一度お申し込みください。',
    soon: 'アーカイブは1日1回まで申し込めます。',
    done: 'アーカイブを作成しています。できあがったらメールでお知らせします。',
  },
} satisfies Translated<typeof reference>;
