import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: 'Mitgliederbereich',
  sections: 'Abschnitte des Mitgliederbereichs',
  logOut: 'Abmelden',
  loggingOut: 'Wird abgemeldet',
  logOutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  logOutOffline: 'Kein Netz. Diese Seite hat Sie vergessen; die Sitzung im Shop endet beim nächsten Kontakt.',
  products: {
    title: 'Meine Produkte',
    emptyTitle: 'Noch keine Lizenz',
    emptyText:
      'Was Sie mit {email} kaufen, erscheint hier: der Schlüssel, der Download und wie lange er gilt.',
    toShop: 'Produkte ansehen',
    key: 'Lizenzschlüssel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und kopieren Sie den Schlüssel selbst.',
    copyKeyOf: 'Schlüssel von {name} kopieren',
    order: 'Bestellung',
    bought: 'Gekauft',
    worksUntil: 'Läuft bis',
    updatesUntil: 'Updates bis',
    worksForGood: 'Läuft',
    updatesForGood: 'Updates',
    forGood: 'unbegrenzt',
    worksEnded: 'Lief bis',
    updatesEnded: 'Updates endeten',
    today: 'Heute',
    download: '{version} für {system} herunterladen',
    noDownload: 'Der Download wird vorbereitet.',
    revoked: 'Diese Lizenz wurde zurückgezogen, weil die Bestellung erstattet wurde.',
  },
} satisfies Translated<typeof reference>;
