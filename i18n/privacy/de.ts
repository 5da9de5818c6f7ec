import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: 'Ihre Daten',
    text: 'Alles, was der Shop über Sie gespeichert hat, als JSON und CSV in einem Archiv: Konto, Bestellungen, Lizenzen, Geräte, E-Mails, Einwilligungen.',
    confirm: 'Bevor Sie Ihre Daten mitnehmen oder löschen lassen, bestätigen Sie, dass Sie es sind.',
    ask: 'Archiv erstellen',
    again: 'Neues Archiv erstellen',
    waits: 'Ihr Archiv wird erstellt. Wir schreiben Ihnen, wenn Sie es abholen können.',
    ready: 'Ihr Archiv liegt bereit. Sie können es bis zum {day} abholen.',
    fetch: 'Archiv abholen',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte fordern Sie es noch einmal an.',
    soon: 'Sie können einmal am Tag ein Archiv anfordern.',
    done: 'Wir erstellen Ihr Archiv und schreiben Ihnen.',
  },
  erasure: {
    title: 'Konto löschen',
    text: 'Ihr Konto wird sofort geschlossen, und {days} Tage später wird alles gelöscht, was der Shop über Sie gespeichert hat. Bis dahin macht ein Link in unserer E-Mail das rückgängig.',
    closed:
      'Ihr Konto wird sofort geschlossen: Sie werden überall abgemeldet, und niemand kann sich mehr anmelden.',
    subscriptions: 'Diese Abonnements werden gekündigt, abgebucht wird nichts mehr: {names}',
    noSubscriptions: 'Sie haben kein laufendes Abonnement, es wird also nichts abgebucht.',
    gone: 'Danach sind Ihr Name, Ihre Adresse, Passwort, Karten, Geräte, E-Mails und Notizen endgültig gelöscht. Niemand kann sie zurückholen, auch unser Support nicht.',
    staysTitle: 'Was bleibt und warum',
    keys: 'Ihre Lizenzschlüssel gelten weiter, so wie Sie sie bezahlt haben. Notieren Sie sie vorher: Danach kann sie niemand mehr nachsehen.',
    toKeys: 'Zu Ihren Schlüsseln',
    invoices:
      'Rechnungen, Rechnungskorrekturen und Steuernachweise bewahren wir {years} Jahre auf, weil das Steuerrecht es verlangt. Nur unsere Buchhaltung sieht sie.',
    late: 'Solange eine Bestellung, eine Erstattung oder ein Zahlungsstreit offen ist, löschen wir noch nichts.',
    sure: 'Ich habe meine Lizenzschlüssel notiert und möchte, dass mein Konto gelöscht wird.',
    submit: 'Konto schließen und löschen',
  },
  blocked: {
    title: 'Ihre Daten ohne Anmeldung',
    text: 'Wurde Ihr Konto gesperrt? Sie haben weiterhin das Recht, mitzunehmen, was der Shop über Sie gespeichert hat, und es löschen zu lassen. Wir schicken Ihnen dazu einen Link.',
    submit: 'Link schicken',
    sent: 'Wenn es ein Konto für {email} gibt, ist ein Link unterwegs. Er gilt {minutes} Minuten.',
    of: 'Die Daten von {email}',
    opens: 'Dieser Link öffnet nur, was auf dieser Seite steht.',
    ended:
      'Er gilt nicht mehr, oder Ihr Konto ist nicht mehr gesperrt. Melden Sie sich an oder fordern Sie einen neuen Link an.',
    again: 'Neuen Link anfordern',
    subs: 'Laufende Abonnements werden gekündigt, abgebucht wird nichts mehr.',
    keys: 'Ihre Lizenzschlüssel gelten weiter, so wie Sie sie bezahlt haben. Lassen Sie sie sich vorher schicken: Danach kann sie niemand mehr nachsehen.',
    toKeys: 'Schlüssel schicken lassen',
    confirm: 'Bestätigen',
  },
  keep: {
    title: 'Konto behalten',
    underWay: 'Ihr Konto wird am {day} gelöscht',
    text: 'Das Konto von {email} ist geschlossen. Am {day} wird alles gelöscht, was der Shop über Sie gespeichert hat. Bis dahin können Sie es behalten.',
    notBack:
      'Sie können sich dann wieder anmelden wie zuvor. Was nicht von selbst zurückkommt: Sie bleiben überall abgemeldet, und gekündigte Abonnements bleiben gekündigt. Bis ihr Zeitraum endet, können Sie sie in Ihrem Konto fortsetzen.',
    submit: 'Konto behalten',
    doneTitle: 'Ihr Konto bleibt bestehen',
    doneText:
      'Sie können sich beim Konto von {email} wieder anmelden. Ein gekündigtes Abonnement können Sie fortsetzen, solange seine Laufzeit nicht zu Ende ist.',
    toShop: 'Zurück zum Shop',
    noMail: 'Keine E-Mail von uns?',
    toSupport: 'Schreiben Sie dem Support',
    askedTitle: 'Ihr Konto ist geschlossen',
    askedText:
      'Sie sind überall abgemeldet. Wir haben Ihnen eine E-Mail geschickt: Darin stehen der Tag der Löschung und ein Link, der sie bis dahin rückgängig macht.',
    ended: 'Er wurde schon verwendet, oder die Löschung lässt sich nicht mehr rückgängig machen.',
  },
} satisfies Translated<typeof reference>;
