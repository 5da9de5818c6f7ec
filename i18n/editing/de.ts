import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    failed: 'Das Planen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    title: 'Geplant',
    publish: 'Wird am {time} veröffentlicht',
    publishIn: 'Wird am {time} nur auf {language} veröffentlicht',
    unpublish: 'Wird am {time} zurückgezogen',
    newest: 'Veröffentlicht wird dann der neueste Entwurf, auch was jemand gerade schreibt.',
    nothing:
      'Davon ist noch nichts veröffentlicht, also gibt es nichts zurückzuziehen. Das Zurückziehen lässt sich planen, sobald eine Veröffentlichung geplant ist.',
  },
  places: { block: '{kind} (Baustein {number})', row: '{kind} {number}', was: '{kind} „{title}“' },
  noAmount: 'Zum Beispiel {example}',
  tooFine: 'Max. {decimals} Dezimalstellen',
  usedOn: 'Verwendet auf',
  lose: 'Diese verlieren ihren Link oder ihr Bild:',
  more: 'und {number} weitere',
  languages: {
    title: 'Andere Sprachen',
    unwritten: 'nicht geschrieben, daher nicht sichtbar',
    hidden: 'nicht sichtbar',
    lacksOne: '1 Text fehlt',
    lacks: '{number} Texte fehlen',
    older: 'älter als das Englische vom {time}',
    whole: 'vollständig',
  },
  ownPassword: {
    label: 'Ihr eigenes Passwort',
    help: 'Das des Kontos, mit dem Sie angemeldet sind. Es ist nötig, um ein Konto anzulegen und um hier eine Adresse, ein Passwort oder eine Rolle zu ändern.',
  },
  remove: {
    open: 'Löschen und weiterleiten …',
    title: 'Löschen und weiterleiten',
    yes: 'Löschen',
    busy: 'Wird gelöscht',
    about: 'Wer die Adresse dieser Seite aufruft, wird in jeder Sprache zu einer anderen geführt.',
    to: 'Neue Adresse',
    toHelp: 'Ein Pfad wie /new-page oder eine Adresse anderswo mit https://.',
    done: 'Gelöscht. Die Adresse führt weiter.',
    failed: 'Das Löschen ist fehlgeschlagen.',
  },
  pageFailed: {
    title: 'Diese Seite ließ sich nicht anzeigen',
    text: 'Meist liegt es daran, dass die Datenbank nicht geantwortet hat. Was gespeichert war, ist noch da: Laden Sie die Seite gleich noch einmal.',
    again: 'Neu laden',
  },
} satisfies Translated<typeof reference>;
