import type { Translated } from '../translated.ts';
import { accountMail } from './account/de.ts';
import type { mail as reference } from './en.ts';
import { subscriptionMail } from './subscription/de.ts';

export const mail = {
  licences: {
    '1M': 'Lizenz für 1 Monat',
    '1Y': 'Lizenz für 1 Jahr',
    LFT: 'lebenslange Lizenz',
    'Lifetime+5PC': 'lebenslange Lizenz für 5 Computer',
    trial: 'Testversion',
  },
  ofProduct: '{product}, {licence}',
  cancellation: {
    subject: 'Ihre Kündigung ist eingegangen: {contract}',
    subjectWithdraw: 'Ihr Widerruf ist eingegangen: {contract}',
    preview: 'Eingegangen am {time}.',
    title: 'Ihre Erklärung ist bei uns eingegangen',
    lead: 'Sie ist am {time} eingegangen und gilt ab diesem Zeitpunkt.',
    kinds: {
      period_end: 'Sie kündigen {contract} zum Ende der bezahlten Zeit.',
      now: 'Sie kündigen {contract} mit sofortiger Wirkung.',
      withdraw: 'Sie widerrufen den Vertrag {contract}.',
    },
    reason: 'Ihr Grund: {reason}',
    next: 'Passen diese Angaben zu einem Vertrag, wird dafür nichts mehr abgebucht. Wenn nicht, suchen wir ihn und schreiben Ihnen.',
    nextWithdraw:
      'Passen diese Angaben zu einem Vertrag, wird dafür nichts mehr abgebucht. Wir prüfen ihn und schreiben Ihnen wegen des Geldes.',
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse auf unserer Kündigungsseite angegeben wurde. Waren Sie das nicht, sagen Sie es uns bitte.',
  },
  exchange: {
    subject: 'Ihr Lizenzschlüssel für {product}',
    preview: 'Der Schlüssel zu Ihrem eingelösten Code',
    lead: 'Ihr Code wurde für {product} ({licence}) eingelöst. Das ist der Schlüssel:',
    ends: 'Er gilt bis zum {date} und verlängert sich nicht.',
    renews:
      'Er gilt bis zum {date}, dann verlängert ihn Ihr Abonnement. Bis dahin wird dafür nichts abgebucht.',
    goesOn:
      'Die Zeit aus Ihrem Code kommt zu der hinzu, die mit Ihrem Abonnement bezahlt ist. Ihr Abonnement läuft weiter.',
    given: 'Er gilt bis zum {date}.',
    givenGoesOn: 'Die Zeit aus Ihrem Code kommt zu der hinzu, die Ihnen geschenkt wurde.',
    footer: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Code eingelöst wurde.',
  },
  trial: {
    code: 'Geben Sie diesen Code in {product} ein, um Ihren kostenlosen Test zu beginnen:',
    codeFooter:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse eines unserer Produkte testen möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    subject: 'Ihr Testschlüssel für {product}',
    preview: '{product} kostenlos testen',
    title: 'Ihr Test hat begonnen',
    lead: 'Sie können {product} bis zum {date} kostenlos nutzen. Das ist Ihr Schlüssel; Ihr Programm hat ihn schon:',
    ends: 'Der Test endet von selbst, es wird nichts abgebucht. Wenn Sie sich mit dieser E-Mail-Adresse anmelden und das Produkt kaufen, bleibt der Schlüssel derselbe.',
    footer: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein kostenloser Test begonnen wurde.',
  },
  orderLink: {
    subject: 'Der Link zu Ihrer Bestellung {number}',
    preview: 'Bestellung {number} öffnen',
    title: 'Ihre Bestellung',
    text: 'Sie haben nach der Bestellung {number} gesucht. Hier ist sie:',
    show: 'Bestellung öffnen',
    code: 'Die Seite fragt zuerst nach einem Code, den sie an die Adresse der Bestellung sendet.',
    logIn: 'Das ist die Verlängerung eines Abonnements: Melden Sie sich an, um sie zu sehen.',
    footer:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse nach der Bestellung {number} gesucht hat. Falls Sie das nicht waren, müssen Sie nichts tun: Der Link ging nur an Sie.',
  },
  orderCode: {
    subject: '{code} zeigt Ihre Bestellung bei {shop}',
    title: 'Ihr Code',
    text: 'Geben Sie diesen Code auf der Seite der Bestellung {number} ein:',
    footer:
      'Sie erhalten diese E-Mail, weil jemand die Bestellung {number} wieder sehen wollte. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  refusal: {
    subject: 'Bestellung {number} wurde nicht angenommen',
    preview: '{amount} gehen an Sie zurück',
    title: 'Wir konnten Ihre Bestellung nicht annehmen',
    text: 'Wir konnten Ihre Bestellung {number} nicht annehmen und haben sie storniert. Es wurde keine Lizenz ausgestellt, und es wird nichts weiter abgebucht.',
    money:
      'Die von Ihnen bezahlten {amount} sind auf dem Weg zurück auf die Karte oder das Konto, von dem bezahlt wurde. Banken zeigen das nach einigen Tagen an.',
    question: 'Wenn Sie das für einen Irrtum halten oder mehr wissen möchten, schreiben Sie uns.',
    contact: 'Kontakt aufnehmen',
    footer: 'Sie erhalten diese E-Mail wegen der Bestellung {number}.',
  },
  surplus: {
    subject: 'Ihre zweite Zahlung für Bestellung {number}',
    title: 'Sie haben doppelt bezahlt',
    text: 'Die Bestellung {number} wurde mehr als einmal bezahlt. Sonst ändert sich an ihr nichts.',
    money:
      'Die zusätzlichen {amount} sind auf dem Weg zurück auf die Karte oder das Konto, von dem bezahlt wurde. Banken zeigen das nach einigen Tagen an.',
  },
  document: {
    refund: {
      subject: 'Ihre Erstattung zur Bestellung {number}',
      title: 'Ihre Erstattung',
      text: 'Wir senden {amount} der Bestellung {number} auf die Karte oder das Konto zurück, von dem bezahlt wurde. Banken zeigen das nach einigen Tagen an.',
    },
    refund_failed: {
      subject: 'Die Erstattung zur Bestellung {number} kam zurück',
      title: 'Die Erstattung kam zurück',
      text: 'Ihre Bank hat die {amount} zurückgeschickt, die wir Ihnen zur Bestellung {number} erstattet haben. Antworten Sie auf diese E-Mail, wir finden einen anderen Weg; bis dahin ist der Betrag wieder berechnet.',
    },
    correction: {
      subject: 'Korrigierte Rechnung zur Bestellung {number}',
      title: 'Korrigierte Rechnung',
      text: 'Die Rechnung zur Bestellung {number} war falsch. Sie ist storniert, und diese über {amount} tritt an ihre Stelle. Zu zahlen ist nichts.',
    },
    open: {
      invoice: 'Rechnung {number} öffnen (PDF)',
      credit_note: 'Rechnungskorrektur {number} öffnen (PDF)',
    },
    until: 'Der Link gilt bis zum {date}; danach finden Sie das Dokument in Ihrem Konto.',
    footer: 'Sie erhalten diese E-Mail, weil die Bestellung {number} mit dieser Adresse bezahlt wurde.',
  },
  keys: {
    subject: 'Ihre Lizenzschlüssel',
    preview: 'Die Schlüssel Ihrer Lizenzen',
    title: 'Ihre Lizenzschlüssel',
    lead: 'Das sind die Schlüssel Ihrer Lizenzen, der neueste zuerst:',
    footer:
      'Sie erhalten diese E-Mail, weil in unserem Shop nach den Lizenzschlüsseln dieser Adresse gefragt wurde. Waren Sie das nicht, müssen Sie nichts tun: Die Schlüssel gingen nur an Ihre Adresse.',
  },
  newKey: {
    subject: 'Ihr neuer Lizenzschlüssel für {product}',
    preview: 'Ihr bisheriger Schlüssel gilt nicht mehr',
    title: 'Ihr neuer Lizenzschlüssel',
    lead: 'Das ist der neue Schlüssel für {product}, {licence}:',
    former:
      'Der bisherige Schlüssel gilt nicht mehr. Ihre Computer behalten ihre Plätze: Geben Sie den neuen Schlüssel dort ein, wenn das Programm danach fragt.',
    footer: 'Sie erhalten diese E-Mail, weil unser Support Ihrer Lizenz einen neuen Schlüssel gegeben hat.',
  },
  gift: {
    subject: 'Ein Geschenk für Sie: {product}',
    preview: 'Der Lizenzschlüssel für {product}',
    title: 'Ein Geschenk für Sie',
    lead: '{giver} schenkt Ihnen {product}. Hier ist alles, was Sie brauchen:',
    worksUntil: 'Sie gilt bis zum {date}.',
    account:
      'Die Lizenz liegt auch in einem Konto für diese Adresse. Sie haben noch kein Passwort? Wählen Sie beim Anmelden „Passwort vergessen?“.',
    newAccount:
      'Wir haben für diese Adresse ein Konto angelegt, in dem Sie Ihre Bestellungen finden. Es hat noch kein Passwort:',
    footer:
      'Sie erhalten diese E-Mail, weil jemand eine Lizenz für diese Adresse gekauft hat. Sie müssen nichts bezahlen.',
  },
  order: {
    giftSubject: 'Ihr Geschenk {product} ist unterwegs (Bestellung {number})',
    giftPreview: '{product} ist verschenkt',
    giftTitle: 'Ihr Geschenk ist unterwegs',
    gift: 'Vielen Dank. Wir haben den Lizenzschlüssel für {product} an {email} geschickt.',
    showOrder: 'Bestellung anzeigen',
    subject: 'Ihr Lizenzschlüssel für {product} (Bestellung {number})',
    preview: 'Schlüssel, Download und wie Sie {product} aktivieren',
    title: 'Ihr Lizenzschlüssel',
    /** For several keys. */
    many: {
      gift: 'Vielen Dank. Wir haben die Lizenzschlüssel für {product} an {email} geschickt.',
      subject: 'Ihre Lizenzschlüssel für {product} (Bestellung {number})',
      title: 'Ihre Lizenzschlüssel',
      lead: 'Vielen Dank für Ihren Einkauf. Jeder Schlüssel steht unter dem Produkt, zu dem er gehört.',
      again: 'Dieser Link zeigt Ihnen Bestellung und Schlüssel bis zum {date}:',
      show: 'Bestellung und Schlüssel ansehen',
      account: 'Die Schlüssel stehen auch in Ihrem Konto:',
    },
    lead: 'Danke, dass Sie {product} gekauft haben. Hier ist der Schlüssel für Ihre {licence}:',
    worksUntil: 'Sie gilt bis zum {date} und verlängert sich nicht. Es wird nichts weiter abgebucht.',
    renewsOn:
      'Sie gilt bis zum {date}. Dann verlängert sie sich für {price}, abgebucht von Ihrer Karte, und so weiter, bis Sie kündigen. Das können Sie jederzeit in Ihrem Konto oder ohne Anmeldung hier: {page}',
    worksForever: 'Sie gilt unbegrenzt, und alle Updates sind enthalten.',
    opens: 'Der Schlüssel gilt für {products}.',
    activate:
      'So aktivieren Sie: {product} installieren, im Menü „Hilfe“ den Eintrag „Lizenzschlüssel eingeben“ wählen und den Schlüssel mit oder ohne Bindestriche einfügen.',
    download: '{product} {version} herunterladen',
    downloadVersion: 'Version {version} herunterladen',
    facts: 'Bestellung {number}, {total}, bezahlt am {date}.',
    again: 'Dieser Link zeigt Ihnen Bestellung und Schlüssel bis zum {date}:',
    find: 'Später können Sie sich den Link zu dieser Bestellung erneut zusenden lassen: {page}',
    show: 'Bestellung und Schlüssel ansehen',
    invoice: 'Rechnung {number} (PDF)',
    newAccount:
      'Wir haben für diese Adresse ein Konto angelegt, damit Sie Schlüssel und Download immer zur Hand haben. Es hat noch kein Passwort:',
    setPassword: 'Passwort festlegen',
    account: 'Der Schlüssel steht auch in Ihrem Konto:',
    toAccount: 'Zu meinen Produkten',
    consents:
      'Sie haben am {date} ausdrücklich verlangt, dass wir vor Ablauf der 14-tägigen Widerrufsfrist liefern, und bestätigt, dass Ihnen bekannt ist, dass Ihr Widerrufsrecht mit der Lieferung des Schlüssels erlischt. Die 14-Tage-Geld-zurück-Garantie bleibt davon unberührt.',
    footer:
      'Sie erhalten diese E-Mail, weil die Bestellung {number} mit dieser Adresse bezahlt wurde. Innerhalb von 14 Tagen erhalten Sie auf Wunsch Ihr Geld zurück: Antworten Sie einfach auf diese E-Mail.',
  },
  basket: {
    subject: 'Ihr Warenkorb bei {shop}',
    title: 'Ihr Warenkorb',
    text: 'Sie wollten zu diesem Warenkorb zurückkommen können: {products}.',
    button: 'Zurück zur Kasse',
    prices: 'Es gelten die Preise des Tages, an dem Sie zurückkommen.',
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse an unserer Kasse eingegeben wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  ...accountMail,
  ...subscriptionMail,
} satisfies Translated<typeof reference>;
