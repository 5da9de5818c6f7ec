import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    title: '予約',
    publish: '{time}に公開',
    publishIn: '{time}に公開（{language}のみ）',
    unpublish: '{time}に非公開',
    newest: 'その時点で最新の下書きが公開されます。ほかの担当者が書いている途中のものも含まれます。',
    nothing:
      'まだ公開されていないため、非公開にするものがありません。公開を予約すると、非公開も予約できます。',
  },
} satisfies Translated<typeof reference>;
