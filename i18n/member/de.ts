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
  products: {
    title: 'Meine Produkte',
    emptyTitle: 'Noch keine Lizenz',
    emptyText:
      'Was Sie mit {email} kaufen, erscheint hier: der Schlüssel, der Download und wie lange er gilt.',
    toShop: 'Produkte ansehen',
    trialsTitle: 'Erst einmal testen',
    trialsText: 'Jedes dieser Programme können Sie kostenlos auf diesem Computer testen.',
    trial: 'Testversion',
    otherTitle: 'Mit einer anderen Adresse gekauft?',
    otherText:
      'Eine Lizenz bleibt bei der Adresse ihrer Bestellung. Melden Sie sich mit dieser an; hat sie noch kein Passwort, legen Sie eines fest.',
    otherPassword: 'Passwort festlegen',
    otherContact: 'Support kontaktieren',
    key: 'Lizenzschlüssel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und kopieren Sie den Schlüssel selbst.',
    copyKeyOf: 'Schlüssel von {name} kopieren',
    order: 'Bestellung',
    bought: 'Gekauft',
    worksUntil: 'Gültig bis',
    updatesUntil: 'Updates bis',
    worksForGood: 'Gültig',
    updatesForGood: 'Updates',
    forGood: 'unbegrenzt',
    worksEnded: 'War gültig bis',
    updatesEnded: 'Updates endeten am',
    today: 'Heute',
    download: '{version} für {system} herunterladen',
    noDownload: 'Der Download ist noch nicht bereit.',
    expired: 'Diese Lizenz ist abgelaufen.',
    renewal: 'Wenn Sie sie verlängern, erhalten Sie einen neuen Schlüssel.',
    renew: 'Um {time} verlängern',
    revoked: 'Diese Lizenz wurde zurückgezogen, weil die Bestellung erstattet wurde.',
  },
} satisfies Translated<typeof reference>;
