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
    endActing: 'Beenden',
    overview: 'Übersicht',
    breadcrumbs: 'Sie sind hier',
    home: 'Startseite',
    search: 'Suche',
    backToTop: 'Nach oben',
    notice: 'Hinweis',
  },
  legal: {
    subscriptionCancel: 'Verträge hier kündigen',
    withdraw: 'Vertrag widerrufen',
  },
  faults: {
    field_required: 'Dieses Feld ist erforderlich.',
    invalid_email: 'Ungültiges E-Mail-Format.',
    password_too_short: 'Verwenden Sie mindestens 8 Zeichen.',
    server_error: 'Hoppla, da ist etwas schiefgegangen. Bitte kontaktieren Sie uns, wir helfen gern.',
  },
} satisfies Translated<typeof reference>;
