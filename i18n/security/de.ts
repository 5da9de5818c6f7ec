import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'Diese Sitzung ist beendet. Mit ihrer nächsten Seite ist sie abgemeldet.',
    others: 'Alle anderen sind abgemeldet.',
    'totp-off': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Kennen Sie eine davon nicht, beenden Sie sie und legen Sie ein neues Passwort fest.',
    on: '{browser} auf {system}',
    unknown: 'Unbekanntes Gerät',
    here: 'Diese Sitzung',
    begun: 'Angemeldet: {ago}',
    seen: 'Zuletzt gesehen: {ago}',
    way: {
      password: 'mit dem Passwort',
      registration: 'bei der Registrierung',
      reset_link: 'mit einem Link zum Festlegen des Passworts',
      google: 'mit Google',
      mailed_link: 'mit einem Link per E-Mail',
    },
    end: 'Beenden',
    endOf: '– die Sitzung: {device}',
    newPassword: 'Neues Passwort festlegen',
    endOthers: 'Überall sonst abmelden',
    endAll: 'Auch hier abmelden',
  },
  twoFactor: {
    title: 'Anmeldung in zwei Schritten',
    text: 'Mit einem Code aus einer App auf Ihrem Telefon kommt niemand hinein, der nur das Passwort kennt.',
    confirm: 'Bevor Sie sie einschalten, bestätigen Sie bitte, dass Sie es sind.',
    start: 'Einrichten',
    scan: 'Scannen Sie dies mit einer Authenticator-App und geben Sie dann den Code ein, den sie zeigt.',
    qr: 'QR-Code mit dem Schlüssel für Ihre App',
    byHand: 'Oder tippen Sie diesen Schlüssel in die App:',
    codeHint: 'Sechs Ziffern aus der App',
    turnOn: 'Einschalten',
    codesTitle: 'Eingeschaltet. Bewahren Sie diese Wiederherstellungscodes auf',
    codesText:
      'Jeder lässt Sie einmal hinein, wenn Sie die App nicht haben. Sie werden nur jetzt gezeigt: Drucken oder schreiben Sie sie auf.',
    on: '{count, plural, one {Eingeschaltet. # Wiederherstellungscode ist übrig.} other {Eingeschaltet. # Wiederherstellungscodes sind übrig.}}',
    proof: 'Passwort oder ein Code aus der App',
    turnOff: 'Ausschalten',
  },
  support: {
    title: 'Unser Support in Ihrem Konto',
    text: 'Wann unser Support hier war und warum. Er sieht Schlüssel verdeckt und kann weder bezahlen noch Zugänge ändern.',
    entry: 'Der Support hat sich am {moment} Ihr Konto angesehen: {reason}',
    here: 'Dauert noch an',
    end: 'Beenden',
  },
} satisfies Translated<typeof reference>;
