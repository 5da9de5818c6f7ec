import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'Diese Sitzung ist beendet. Mit ihrer nächsten Seite ist sie abgemeldet.',
    others: 'Alle anderen sind abgemeldet.',
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
} satisfies Translated<typeof reference>;
