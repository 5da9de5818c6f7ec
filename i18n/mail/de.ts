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
  account: {
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse in unserem Shop eingegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    code: {
      subject: '{code} ist Ihr Code für Spindle',
      title: 'Ihr Code',
      text: 'Geben Sie diesen Code dort ein, wo Sie sich registrieren:',
      lasts: 'Er gilt {minutes} Minuten. Niemand aus dem Shop wird Sie je danach fragen.',
    },
    known: {
      subject: 'Sie haben schon ein Spindle-Konto',
      title: 'Sie haben schon ein Konto',
      text: 'Jemand, vermutlich Sie, wollte sich mit {email} registrieren. Zu dieser Adresse gibt es ein Konto: Melden Sie sich mit Ihrem Passwort an.',
      logIn: 'Anmelden',
      set: 'Kein Passwort zur Hand oder noch keines gesetzt? Dieser Link setzt ein neues. Er gilt einmal, {minutes} Minuten lang.',
      setLink: 'Passwort setzen',
    },
    reset: {
      subject: 'Neues Passwort für Spindle setzen',
      title: 'Neues Passwort setzen',
      text: 'Mit diesem Link setzen Sie ein neues Passwort für {email}:',
      button: 'Neues Passwort setzen',
      lasts: 'Er gilt einmal, {minutes} Minuten lang. Danach sind alle Geräte abgemeldet.',
    },
    set: {
      subject: 'Passwort für Spindle setzen',
      title: 'Passwort setzen',
      text: 'Seit Ihrem Kauf haben Sie ein Konto, aber noch kein Passwort. Mit diesem Link setzen Sie eines für {email}:',
      button: 'Passwort setzen',
      lasts: 'Er gilt einmal, {minutes} Minuten lang.',
    },
  },
} satisfies Translated<typeof reference>;
