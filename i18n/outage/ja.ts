import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: '少々お待ちください',
    text: 'ただいまデータベースに接続できません。データが失われることはありません。数秒後にもう一度お試しください。',
  },
  busy: {
    title: 'ただいま混み合っています',
    text: 'アクセスが集中しているため、すぐに表示できません。データが失われることはありません。数秒後にもう一度お試しください。',
  },
  loading: {
    title: 'デモショップを読み込んでいます',
    text: 'このページは、デモの残りの部分とともに1分ほどで表示できるようになります。準備ができると自動的に開きます。',
  },
  again: 'もう一度試す',
  home: 'トップページへ',
} as const satisfies Translated<typeof reference>;
