import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    failed: '予約できませんでした。もう一度お試しください。',
    title: '予約',
    publish: '{time}に公開予定',
    publishIn: '{time}に公開予定（{language}のみ）',
    unpublish: '{time}に非公開予定',
    newest: 'その時点で最新の下書きが公開されます。ほかの担当者が書いている途中のものも含まれます。',
    nothing:
      'まだ公開されていないため、非公開にするものがありません。公開を予約すると、非公開も予約できます。',
  },
  places: { block: '{kind}（ブロック{number}）', row: '{kind}{number}', was: '{kind}「{title}」' },
  noAmount: '例：{example}',
  tooFine: '小数は{decimals}桁まで',
  usedOn: '使用箇所',
  lose: '次のものはリンクや画像がなくなります：',
  more: 'ほか{number}件',
  languages: {
    title: 'ほかの言語',
    unwritten: '未執筆のため非表示',
    hidden: '非表示',
    lacksOne: '未記入のテキスト1件',
    lacks: '未記入のテキスト{number}件',
    older: '{time}の英語版より古い',
    whole: 'すべて記入済み',
  },
  ownPassword: {
    label: 'ご自分のパスワード',
    help: 'ログイン中のアカウントのパスワードです。アカウントを作成するとき、またここでメールアドレス、パスワード、役割を変更するときに必要です。',
  },
  remove: {
    open: '削除して転送…',
    title: '削除して転送',
    yes: '削除',
    busy: '削除中',
    about: 'このページのURLを開いた訪問者は、どの言語でも別のURLに案内されます。',
    to: '新しいURL',
    toHelp: '/new-pageのようなパス、または外部のhttps://のURL。',
    done: '削除しました。URLは転送されます。',
    failed: '削除できませんでした。',
  },
  pageFailed: {
    title: 'このページを表示できませんでした',
    text: '多くの場合、データベースの応答がなかったためです。保存済みの内容は失われていません。しばらくしてから再読み込みしてください。',
    again: '再読み込み',
  },
} satisfies Translated<typeof reference>;
