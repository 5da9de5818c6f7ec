import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    title: 'Geplant',
    publish: 'Veröffentlicht am {time}',
    publishIn: 'Veröffentlicht am {time}, nur auf {language}',
    unpublish: 'Zurückgezogen am {time}',
    newest: 'Veröffentlicht wird dann der neueste Entwurf, auch was jemand gerade schreibt.',
    nothing:
      'Davon ist noch nichts veröffentlicht, also gibt es nichts zurückzuziehen. Das Zurückziehen lässt sich planen, sobald eine Veröffentlichung geplant ist.',
  },
} satisfies Translated<typeof reference>;
