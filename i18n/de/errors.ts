import type { errors as reference } from '../en/errors.ts';
import type { Translated } from '../messages.ts';

export const errors = {
  no_session: 'Bitte melden Sie sich zuerst an.',
  session_expired: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  invalid_input: 'Bitte prüfen Sie Ihre Eingaben.',
  field_required: 'Dieses Feld ist erforderlich.',
  invalid_email: 'Ungültiges E-Mail-Format.',
  forbidden_origin:
    'Diese Anfrage kam nicht aus diesem Shop. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  not_found: 'Hier gibt es nichts.',
  body_too_large: 'Das ist zu groß zum Senden.',
  too_many_requests: 'Das war zu oft. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  server_error: 'Hoppla, da ist etwas schiefgegangen. Bitte wenden Sie sich an uns.',
  bad_credentials: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  code_wrong: 'Dieser Code funktioniert nicht. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  password_too_short: 'Verwenden Sie mindestens 8 Zeichen.',
  password_too_long: 'Verwenden Sie höchstens 128 Zeichen.',
  link_ended: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
} satisfies Translated<typeof reference>;
