import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': '1-Monats-Lizenz',
    '1Y': '1-Jahres-Lizenz',
    LFT: 'Lizenz auf Lebenszeit',
    'Lifetime+5PC': 'Lizenz auf Lebenszeit für 5 Computer',
  },
  order: {
    subject: 'Ihr Lizenzschlüssel für {product} (Bestellung {number})',
    preview: 'Schlüssel, Download und wie Sie {product} aktivieren',
    title: 'Ihr Lizenzschlüssel',
    lead: 'Danke, dass Sie {product} gekauft haben. Das ist der Schlüssel für Ihre {licence}:',
    worksUntil: 'Er gilt bis zum {date} und endet dann von selbst. Es wird nichts weiter abgebucht.',
    worksForever: 'Er läuft nicht ab, und alle Updates sind enthalten.',
    activate:
      'So aktivieren Sie: {product} installieren, im Hilfe-Menü „Lizenzschlüssel eingeben“ wählen und den Schlüssel mit oder ohne Bindestriche einfügen.',
    download: '{product} {version} herunterladen',
    facts: 'Bestellung {number}, {total}, bezahlt am {date}.',
    again: 'Dieser Link zeigt Ihnen Bestellung und Schlüssel noch bis zum {date}:',
    show: 'Bestellung und Schlüssel ansehen',
    newAccount:
      'Wir haben für diese Adresse ein Konto angelegt, damit Schlüssel und Download zur Hand bleiben. Es hat noch kein Passwort:',
    setPassword: 'Passwort festlegen',
    account: 'Der Schlüssel steht auch in Ihrem Konto:',
    toAccount: 'Zu meinen Produkten',
    footer:
      'Sie erhalten diese Mail, weil die Bestellung {number} mit dieser Adresse bezahlt wurde. Innerhalb von 14 Tagen bekommen Sie auf Wunsch Ihr Geld zurück; antworten Sie dazu auf diese Mail.',
  },
} satisfies Translated<typeof reference>;
