import type { Translated } from '../translated.ts';
import type { purchase as reference } from './en.ts';

export const purchase = {
  backToPurchase: 'Zurück zum Kauf',
  toHome: 'Zur Startseite',
  payment: {
    title: 'Ihre Zahlung',
    goOn: 'Weiter zur Zahlung',
    openTitle: 'Diese Bestellung ist noch nicht bezahlt',
    openText: 'Es wurde noch nichts abgebucht. Sie können jetzt bezahlen, mit jeder Karte, die Sie möchten.',
    endedTitle: 'Diese Zahlung ist abgelaufen',
    endedText:
      'Es wurde nichts abgebucht. Wenn Sie neu beginnen, sehen Sie den Preis vor der Zahlung noch einmal.',
    startAgain: 'Neu beginnen',
    refusedTitle: 'Wir konnten diese Bestellung nicht annehmen',
    refusedText:
      'Sie wurde storniert, und es wurde keine Lizenz ausgestellt. Das Geld ist auf dem Weg zurück auf die Karte, mit der Sie bezahlt haben; Banken zeigen es nach einigen Tagen an. Die Erstattung bestätigen wir per E-Mail an {email}.',
    refundedTitle: 'Diese Bestellung wurde erstattet',
    refundedText:
      'Das Geld ging an die Karte zurück, mit der Sie bezahlt haben; Banken zeigen es nach einigen Tagen an. Die Lizenzschlüssel gelten nicht mehr.',
    disputedTitle: 'Ihre Bank fragt nach dieser Zahlung',
    disputedText:
      'So lange ruhen die Lizenzschlüssel dieser Bestellung. Möchten Sie das Produkt behalten, sagen Sie es Ihrer Bank und schreiben Sie uns.',
    reviewTitle: 'Wir prüfen diese Zahlung',
    reviewText:
      'Ihre Bestellung ist da, und wir prüfen die Zahlung. Jemand von uns sieht sie an und schreibt an {email}.',
    order: 'Bestellung',
    product: 'Produkt',
    amount: 'Betrag',
    hiddenTitle: 'Diese Seite kann hier nicht angezeigt werden',
    hiddenText:
      'Sie öffnet sich 14 Tage lang in dem Browser, in dem bestellt wurde, oder über den Link in der Bestell-E-Mail. Lizenzen finden Sie jederzeit in Ihrem Konto.',
  },
  newPrice: {
    title: 'Ein neuer Preis für Ihr Abonnement',
    open: {
      title: 'Ein neuer Preis für {product}',
      text: 'Ab dem {date} soll es sich für {price} statt {old} verlängern.',
    },
    keeps: 'Ohne Ihre Zustimmung ändert sich nichts: Es verlängert sich weiter für {old}.',
    ends: 'Ohne Ihre Zustimmung wird nicht mehr verlängert, und es endet am {date}.',
    agree: '{price} zustimmen',
    cancel: 'Abonnement kündigen',
    agreed: {
      title: 'Sie haben zugestimmt',
      text: 'Ab dem {date} verlängert sich {product} für {price}, bis Sie kündigen.',
    },
    cheaper: {
      title: 'Ihr Abonnement wird günstiger',
      text: 'Ab dem {date} verlängert sich {product} für {price} statt {old}. Sie müssen nichts tun.',
    },
    cancelled: {
      title: 'Ihr Abonnement ist gekündigt',
      text: '{product} läuft bis zum {date}, und es wird nichts mehr abgebucht.',
    },
    withdrawn: {
      title: 'Es bleibt beim alten Preis',
      text: 'Der neue Preis wurde zurückgenommen. {product} verlängert sich weiter zum bisherigen Preis, auch wenn Sie schon zugestimmt haben.',
    },
    over: {
      title: 'Diese Frage ist nicht mehr offen',
      text: 'Was {product} jetzt kostet, steht bei Ihren Abonnements.',
    },
    toSubscriptions: 'Zu meinen Abonnements',
  },
  renewal: {
    title: 'Abonnement bezahlen',
    pay: '{price} bezahlen',
    toProducts: 'Zu meinen Produkten',
    open: {
      title: 'Zahlung bestätigen',
      text: 'Für {product} sind {price} fällig. Auf der nächsten Seite bittet Ihre Bank um Bestätigung, oder Sie zahlen mit einer anderen Karte, die dann für Verlängerungen gilt.',
    },
    refused: {
      title: 'Mit Karte bezahlen',
      text: '{price} für {product} konnten nicht abgebucht werden. Auf der nächsten Seite bezahlen Sie mit einer Karte, die dann für Verlängerungen gilt.',
    },
    paid: {
      title: 'Das ist bezahlt',
      text: 'Vielen Dank. {product} läuft mit demselben Schlüssel weiter.',
    },
    review: {
      title: 'Wir prüfen diese Zahlung',
      text: 'Ihre Zahlung für {product} ist eingegangen und wird geprüft. Jemand sieht sie sich an und schreibt Ihnen.',
    },
    over: {
      title: 'Hier ist nichts zu bezahlen',
      text: 'Diese Zahlung für {product} ist nicht mehr offen. Dafür wird nichts abgebucht.',
    },
  },
  reopen: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Wir können einen Code an die Adresse der Bestellung senden. Damit zeigt diese Seite die Bestellung wieder.',
    typeText: 'Ein Code ist unterwegs an die Adresse der Bestellung. Er gilt {minutes} Minuten.',
    code: 'Code aus der E-Mail',
    open: 'Bestellung zeigen',
    mail: 'Code zusenden',
    again: 'Neuen Code zusenden',
  },
  thanks: {
    gift: {
      title: 'Vielen Dank. Ihr Geschenk ist unterwegs.',
      sent: 'Der Lizenzschlüssel ist an {email} gegangen. Der Preis steht nicht dabei.',
      sentMany: 'Die Lizenzschlüssel sind an {email} gegangen. Der Preis steht nicht dabei.',
      for: 'Geschenk für',
    },
    title: 'Danke. Hier ist Ihr Schlüssel.',
    /** For several keys. */
    many: {
      title: 'Danke. Hier sind Ihre Schlüssel.',
      install: '{name} herunterladen und installieren.',
      enter:
        'Jedes Programm öffnen, im Menü „Hilfe“ den Eintrag „Lizenzschlüssel eingeben“ wählen und seinen Schlüssel einfügen.',
      kept: 'Wo Sie die Schlüssel finden',
      sent: 'Die Schlüssel sind unterwegs an {email}.',
    },
    documentTitle: 'Ihre Lizenz',
    key: 'Lizenzschlüssel',
    copy: 'Schlüssel kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und kopieren Sie den Schlüssel selbst.',
    order: 'Bestellung',
    licence: 'Lizenz',
    paid: 'Bezahlt',
    opens: 'Gilt für',
    works: 'Gültig',
    updates: 'Updates',
    forGood: 'unbegrenzt',
    until: 'bis {date}',
    download: '{name} herunterladen',
    downloadFor: 'für {system}, Version {version}',
    steps: {
      title: 'In drei Schritten aktivieren',
      install: '{name} herunterladen und installieren.',
      enter:
        'Öffnen, im Menü „Hilfe“ den Eintrag „Lizenzschlüssel eingeben“ wählen und den Schlüssel einfügen.',
      done: 'Eine Disc einlegen. Die Einschränkungen der Testversion sind aufgehoben.',
    },
    mail: {
      title: 'Wo Sie den Schlüssel finden',
      sent: 'Der Schlüssel ist unterwegs an {email}.',
      account:
        'Ihre Lizenzen stehen auch im Konto zu dieser Adresse. Sie haben noch kein Passwort? Wir mailen Ihnen einen Link, mit dem Sie eines festlegen.',
      mailLink: 'Link zumailen',
      linkSent:
        'Ein Link zum Festlegen eines Passworts ist unterwegs an {email}. Er gilt einmal, eine Stunde lang.',
      logIn: 'Ich habe ein Passwort: anmelden',
      member: 'Er steht auch in Ihrem Konto.',
      toAccount: 'Meine Produkte',
    },
    renewals: {
      title: 'Verlängerung',
      how: 'So geht es weiter, bis Sie kündigen. Das können Sie jederzeit, in Ihrem Konto oder ohne Anmeldung.',
      toAccount: 'Meine Abonnements',
      cancel: 'Ohne Anmeldung kündigen',
    },
    receipt: {
      title: 'Zahlungsbeleg',
      seller: 'Verkäufer',
      buyer: 'Käufer',
      date: 'Bezahlt am',
      documents: {
        invoice: 'Rechnung {number} (PDF)',
        electronic: 'E-Rechnung (XML)',
        credit_note: 'Rechnungskorrektur {number} (PDF)',
      },
      print: 'Drucken Sie diese Seite für Ihre Unterlagen aus.',
    },
    others: 'Andere Programme',
    pendingTitle: 'Wir warten auf die Zahlung',
    pendingText:
      'Der Zahlungsanbieter hat sie noch nicht bestätigt. Das dauert meist nur ein paar Sekunden; diese Seite prüft es von selbst.',
    pendingLong:
      'Es dauert länger als üblich. Sie können diese Seite schließen: Sobald die Zahlung bestätigt ist, geht der Schlüssel an {email}.',
    askAgain: 'Noch einmal prüfen',
    payNow: 'Noch nicht bezahlt? {total} bezahlen',
  },
  cards: {
    title: 'Mit Karte zahlen',
    lead: 'Was zwischen Ihrer Karte, dem Zahlungsanbieter und diesem Shop geschieht.',
    which: 'Welche Karten',
    whichText: 'Visa, Mastercard und American Express, als Kredit- oder Debitkarte.',
    whichSandbox:
      'Dieser Shop ist eine Testumgebung. Er nimmt nur die Testkarten unten an, keine echte Karte.',
    where: 'Wohin die Kartendaten gehen',
    whereText:
      'Nur zum Zahlungsanbieter. Sie geben sie auf dessen eigener Seite ein; dieser Shop sieht und speichert sie nie. Wir erfahren nur, ob die Zahlung gelungen ist.',
    whereSandbox:
      'Nur zur Zahlungsseite der Testumgebung. Der Shop erfährt nur, ob die Zahlung gelungen ist.',
    currency: 'Währung',
    currencyText: 'Abgebucht wird genau der angezeigte Betrag, in {currency}.',
    currencies: { USD: 'US-Dollar', EUR: 'Euro', JPY: 'japanischen Yen' },
    statement: 'Auf Ihrem Kontoauszug',
    statementText: 'Die Zahlung erscheint unter dem Namen des Shops oder des Zahlungsanbieters.',
    statementSandbox: 'Nichts: In einer Testumgebung fließt kein Geld.',
    confirm: 'Wenn Ihre Bank nachfragt',
    confirmText:
      'Bei manchen Banken bestätigen Sie eine Zahlung in der App oder mit einem Code. Danach geht die Bestellung weiter.',
    declined: 'Wenn die Karte abgelehnt wird',
    declinedText:
      'Es wird nichts abgebucht, und Ihre Bestellung bleibt offen. Versuchen Sie es mit einer anderen Karte oder fragen Sie Ihre Bank nach dem Grund.',
    renewal: 'Spätere Abbuchungen',
    renewalText:
      'Keine bei lebenslangen Lizenzen. Lizenzen für einen Monat oder ein Jahr verlängern sich zum Preis, den Sie vor der Zahlung sehen, bis Sie kündigen.',
    help: 'Fragen',
    helpText: 'Schreiben Sie an {email}.',
  },
  testCards: {
    title: 'Testkarten',
    text: 'Verwenden Sie dazu ein beliebiges Datum in der Zukunft und drei beliebige Ziffern.',
    number: 'Kartennummer',
    behaviour: 'Was geschieht',
    pays: 'Zahlung gelingt',
    declined: 'Karte wird abgelehnt',
    insufficient_funds: 'Karte ist nicht gedeckt',
    authentication: 'Bank verlangt eine Bestätigung',
    fails_at_renewal: 'Gelingt jetzt, scheitert bei der Verlängerung',
  },
  sandbox: {
    name: 'Testzahlungen',
    notice:
      'Dies ist eine Testumgebung, es fließt kein Geld. Bitte geben Sie nur Testkarten ein, niemals eine echte.',
    title: 'An {shop} zahlen',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    cvc: 'Prüfnummer',
    cvcHint: '3 oder 4 Ziffern',
    pay: '{amount} bezahlen',
    keep: 'Karte hinterlegen',
    kept: 'Mit Ihrer Karte •••• {lastFour} zahlen: {amount}',
    other: 'Oder mit einer anderen Karte zahlen:',
    paying: 'Die Bank wird gefragt …',
    cancel: 'Abbrechen und zurück',
    authenticationTitle: 'Zahlung bestätigen',
    authenticationText: 'Hier würde Ihre Bank fragen, ob wirklich Sie {amount} an {shop} zahlen.',
    keepAuthenticationTitle: 'Karte bestätigen',
    keepAuthenticationText: 'Hier würde Ihre Bank fragen, ob wirklich Sie Ihre Karte bei {shop} hinterlegen.',
    approve: 'Bestätigen',
    refuse: 'Ablehnen',
    endedTitle: 'Diese Zahlung ist abgelaufen',
    endedText: 'Sie wurde nicht innerhalb eines Tages bezahlt. Es wurde nichts abgebucht.',
  },
} satisfies Translated<typeof reference>;
