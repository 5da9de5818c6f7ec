import type { Translated } from '../translated.ts';
import type { acting as reference } from './en.ts';

export const acting = {
  bar: 'Sie handeln bis {time} als {email}',
  end: 'Beenden',
  limits: 'Lizenzschlüssel sind verdeckt. Zahlungen und Änderungen der Zugänge sind gesperrt.',
  refused: 'Das ist gesperrt, solange Sie als Mitglied handeln.',
  title: 'Als Mitglied handeln',
  text: 'Der Shop öffnet sich für 15 Minuten so, wie das Mitglied ihn sieht. Das Mitglied erfährt davon, mit Ihrem Grund.',
  begin: 'Beginnen',
  ended: 'Diese Freigabe ist verbraucht oder abgelaufen. Holen Sie im Backoffice eine neue.',
  script: 'Diese Seite braucht JavaScript. Sie wird aus dem Backoffice geöffnet.',
} satisfies Translated<typeof reference>;
