import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    title: '已排程',
    publish: '{time} 發佈',
    publishIn: '{time} 發佈（僅限{language}）',
    unpublish: '{time} 取消發佈',
    newest: '屆時發佈的是最新的草稿，也包括同事正在撰寫的內容。',
    nothing: '目前尚未發佈，因此沒有可取消發佈的內容。排程發佈之後，即可排程取消發佈。',
  },
} satisfies Translated<typeof reference>;
