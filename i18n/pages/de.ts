import type { Translated } from '../translated.ts';
import type { pages as reference } from './en.ts';

export const pages = {
  contents: 'Auf dieser Seite',
  list: {
    title: '{category}: Artikel',
    page: 'Seite {page}',
    pages: 'Seiten dieser Liste',
    newer: 'Neuere',
    older: 'Ältere',
    empty: 'Noch kein Artikel',
    emptyText: 'Artikel erscheinen hier, sobald sie veröffentlicht sind.',
    toHome: 'Zur Startseite',
  },
  policy: {
    applies: 'Gilt ab {date}',
  },
  service: {
    byMail:
      'Schreiben Sie an {email}, von der Adresse, mit der Sie gekauft haben. Ein Mensch antwortet Ihnen.',
    write: 'Support kontaktieren',
    account: 'Meine Produkte',
  },
  card: {
    current: 'Ihre Karte: {brand} mit den Endziffern {lastFour}, gültig bis {expiry}.',
    none: 'Für Sie ist keine Karte hinterlegt.',
    change: 'Karte ändern',
    add: 'Karte hinterlegen',
    about:
      'Sie gelangen zur Seite des Zahlungsanbieters. Es wird nichts abgebucht, und die bisherige Karte bleibt, bis die neue da ist.',
    saved: 'Die neue Karte ist hinterlegt.',
    logIn: 'Anmelden und Karte ändern',
  },
  exchange: {
    code: 'Code',
    codeHint: 'Buchstaben und Ziffern; Striche und Großschreibung spielen keine Rolle.',
    look: 'Code ansehen',
    product: 'Produkt',
    licence: 'Lizenz',
    until: 'Einlösen bis',
    account: 'Konto',
    email: 'E-Mail',
    emailHint: 'Der Lizenzschlüssel geht an diese Adresse und gehört zu ihrem Konto.',
    haveAccount: 'Haben Sie ein Konto?',
    logIn: 'Anmelden',
    redeem: 'Code einlösen',
    another: 'Anderer Code',
    what: 'Was soll der Code bewirken?',
    newLicence: 'Eine neue Lizenz',
    extend: 'Die Lizenz {key} verlängern, die bis {date} gilt',
    done: 'Ihr Code ist eingelöst',
    mailed: 'Der Schlüssel ist auch an {email} unterwegs.',
    key: 'Lizenzschlüssel',
    worksUntil: 'Gültig bis',
    toProducts: 'Meine Produkte',
  },
  contact: {
    address: 'E-Mail',
    answer: 'Antwort',
    hours: 'Zeiten',
    write: 'E-Mail schreiben',
    help: 'Erst in der Hilfe nachsehen',
    topics: 'Was Sie schreiben sollten',
  },
  help: {
    title: 'Hilfe',
    popular: 'Häufige Fragen',
    related: 'Siehe auch',
    notFound: 'Nicht das Richtige dabei?',
    person: 'Fragen Sie einen Menschen',
    topics: {
      install: 'Installieren und aktualisieren',
      licence: 'Lizenzschlüssel',
      payment: 'Zahlung und Erstattung',
      discs: 'Discs und Laufwerke',
      files: 'Dateien und Formate',
      account: 'Konto',
    },
  },
  promotion: {
    none: 'Gerade keine Aktion',
    noneText:
      'Die Preise gelten das ganze Jahr. Läuft eine Aktion, steht sie hier, mit dem Tag, an dem sie endet.',
    until: 'Bis {date} ({zone})',
    store: 'Zum Shop',
  },
} satisfies Translated<typeof reference>;
