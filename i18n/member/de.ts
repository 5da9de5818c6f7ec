import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: 'Mein Konto',
  sections: 'Bereiche Ihres Kontos',
  logOut: 'Abmelden',
  loggingOut: 'Wird abgemeldet',
  logOutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  logOutOffline:
    'Kein Netz. Auf dieser Seite sind Sie abgemeldet; die Sitzung im Shop endet beim nächsten Kontakt.',
  titles: {
    overview: 'Übersicht',
    my_products: 'Meine Produkte',
    devices: 'Geräte',
    subscriptions: 'Abonnements',
    orders: 'Bestellungen',
    account: 'Konto',
    security: 'Sicherheit',
    privacy: 'Datenschutz',
  },
  list: {
    my_products: 'Nach Name oder Schlüssel suchen',
    devices: 'Nach Computer, Produkt oder Schlüssel suchen',
    orders: 'Nach Produkt oder Nummer suchen',
    find: 'Suchen',
    all: 'Alle zeigen',
    none: 'Zu „{q}“ gibt es hier nichts.',
    found: '{found} von {total}',
    pages: 'Seiten der Liste',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Seite {page} von {pages}',
  },
  loading: 'Wird geladen',
  failed: {
    title: 'Das lässt sich gerade nicht anzeigen',
    text: 'Der Fehler liegt bei uns. Ihre Daten sind nicht verloren, und die anderen Bereiche sind erreichbar.',
    again: 'Noch einmal versuchen',
  },
  toShop: 'Produkte ansehen',
  support: 'Support kontaktieren',
  toLicence: 'Zur Lizenz',
  licenceState: {
    suspended: 'Ruht',
    revoked: 'Entzogen',
    expired: 'Abgelaufen',
  },
} satisfies Translated<typeof reference>;
