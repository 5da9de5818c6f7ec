import type { Translated } from '../translated.ts';
import type { frame as reference } from './en.ts';

export const frame = {
  skipToContent: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    open: 'Menü',
    close: 'Menü schließen',
    language: 'Sprache',
    logIn: 'Anmelden',
    memberCentre: 'Mein Konto',
    acting: 'Sie handeln bis {time} als {email}',
    overview: 'Übersicht',
    breadcrumbs: 'Sie sind hier',
    home: 'Startseite',
    search: 'Suche',
    backToTop: 'Nach oben',
    notice: 'Hinweis',
  },
} satisfies Translated<typeof reference>;
