import type { Translated } from '../translated.ts';
import type { deskBooks as reference } from './en.ts';

export const deskBooks = {
  books: {
    title: 'Buchhaltung',
    about:
      'Was die Buchhaltung braucht: jede Rechnung, jede Rechnungskorrektur und jeder entschiedene Zahlungsstreit, dazu die Steuermeldungen.',
    file: 'Rechnungen und Korrekturen',
    fileAbout:
      'Eine CSV-Datei mit einer Zeile je Beleg: Steuer, Wechselkurs des Verkaufstags, was der Zahlungsanbieter einbehalten und wann er den Rest ausgezahlt hat. Rückbuchungen stehen am Ende, mit dem Betrag, den keine Rechnungskorrektur nennt. Tage gelten in der Zeitzone {zone}.',
    period: 'Monat oder Quartal',
    quarter: '{quarter}. Quartal {year}',
    download: 'Herunterladen',
    document: 'Ein Beleg',
    documentAbout:
      'Das PDF einer Rechnung oder Rechnungskorrektur, nach der Nummer aus der Datei oben; auch dann, wenn der Käufer gelöscht ist.',
    documentNumber: 'Nummer',
    documentOpen: 'Öffnen',
    demo: 'Dieser Shop nimmt noch kein Geld ein; dies sind die Belege seiner Demo-Nummernreihe.',
    empty: 'Es ist noch keine Rechnung ausgestellt.',
    rates: 'Wechselkurse sind bis zum {day} bekannt.',
    noRates: 'Es sind keine Wechselkurse bekannt; Beträge in anderen Währungen stehen deshalb ohne Kurs da.',
    missing:
      'Tage mit Verkäufen oder Rückbuchungen in {currency}, für die kein Wechselkurs vorliegt: {days}, vom {from} bis {through}.',
    missingOne: 'Für Verkäufe oder Rückbuchungen in {currency} vom {from} liegt kein Wechselkurs vor.',
    tooOld: 'Der neueste Wechselkurs ist älter als sieben Tage: Rechnungen von heute finden keinen.',
    takeIn:
      'Lesen Sie unter „{page}“ die neueste Datei der Bank ein: Rechnungen, die danach ausgestellt werden, finden einen Kurs. Bereits ausgestellte ändern sich nicht.',
    takeInAll:
      'Lesen Sie unter „{page}“ die Datei der Bank mit allen Tagen ein: „eurofxref-hist.csv“. Danach stehen diese Beträge hier mit ihrem Kurs. Bereits ausgestellte Rechnungen ändern sich nicht.',
    unstated:
      'Rechnungen in anderer Währung mit inländischer Steuer, auf denen der Steuerbetrag in {currency} fehlt, den das Gesetz verlangt: {count}. Lesen Sie den Kurs des Tages ein und berichtigen Sie dann jede auf der Seite ihrer Bestellung, ohne den Käufer zu ändern: Die neue Rechnung nennt den Betrag.',
  },
  oss: {
    title: 'Meldung zum One-Stop-Shop (OSS)',
    about:
      'Verkäufe an Verbraucher in anderen Ländern der Europäischen Union, nach Land und Steuersatz, in {currency}. Jede Währung ist zum Kurs der Europäischen Zentralbank am letzten Tag des Quartals umgerechnet oder, wenn es an dem Tag keinen gab, zum nächsten. Was frühere Quartale ändert, steht für sich, zu deren Kursen.',
    quarter: 'Quartal',
    show: 'Anzeigen',
    registration: 'Registriert in {country} unter {number}.',
    notRegistered:
      'In diesem Quartal besteht keine Registrierung für den One-Stop-Shop; deshalb gibt es keine Meldung.',
    runs: 'Das Quartal läuft bis zum {day}; bis dahin sind die Zahlen vorläufig.',
    none: 'Kein Beleg dieses Quartals betrifft Verkäufe im One-Stop-Shop.',
    supplies: 'Verkäufe des Quartals',
    corrections: 'Berichtigungen früherer Quartale',
    balances: 'Steuer nach Land, mit Berichtigungen',
    country: 'Land',
    rate: 'Satz',
    net: 'Netto',
    tax: 'Steuer',
    parts: 'Beträge vor der Umrechnung',
    currency: 'Währung',
    exchangeRate: 'Wechselkurs',
    missing:
      'Der Kurs von {currency} zum {day} fehlt noch: Lesen Sie eine neuere Datei der Bank ein. Bis dahin gibt es keine Meldung.',
    download: 'Meldung herunterladen',
  },
  exchangeRates: {
    title: 'Wechselkurse',
    about:
      'Referenzkurse der Europäischen Zentralbank für die Buchhaltung. Laden Sie „eurofxref-hist.zip“ (alle Tage) oder „eurofxref.zip“ (der letzte Tag) von der Website der Bank herunter, entpacken Sie die Datei und lesen Sie die CSV-Datei hier ein.',
    form: 'Kurse einlesen',
    file: 'CSV-Datei der Bank',
    save: 'Einlesen',
    imported: 'Neue oder berichtigte Kurse: {count}.',
    currencyForm: 'Währung der Bücher',
    currency: 'Währung',
    currencyHelp: 'Drei Buchstaben, etwa EUR: die Währung Ihrer Steuererklärungen.',
    currencySet: 'Die Bücher werden in {currency} geführt.',
    newest: 'Neuester Tag',
    perEuro: 'Für einen Euro',
    none: 'Es gibt noch keine Kurse.',
  },
} satisfies Translated<typeof reference>;
