import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: 'Ihre Daten',
    text: 'Alles, was der Shop über Sie gespeichert hat, als JSON und CSV in einem Archiv: Konto, Bestellungen, Lizenzen, Geräte, E-Mails, Einwilligungen.',
    confirm: 'Bevor Sie Ihre Daten mitnehmen, bestätigen Sie, dass Sie es sind.',
    ask: 'Archiv erstellen',
    again: 'Neues Archiv erstellen',
    waits: 'Ihr Archiv wird erstellt. Wir schreiben Ihnen, wenn Sie es abholen können.',
    ready: 'Ihr Archiv liegt bereit. Sie können es bis zum {day} abholen.',
    fetch: 'Archiv abholen',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte fordern Sie es noch einmal an.',
    soon: 'Sie können einmal am Tag ein Archiv anfordern.',
    done: 'Wir erstellen Ihr Archiv und schreiben Ihnen.',
  },
} satisfies Translated<typeof reference>;
