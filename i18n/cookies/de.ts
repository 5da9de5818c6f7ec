import type { Translated } from '../translated.ts';
import type { cookies as reference } from './en.ts';

export const cookies = {
  basis: {
    necessary: 'Ohne Nachfrage gesetzt, weil der Shop sie braucht',
    consent: 'Nur mit Ihrer Einwilligung gesetzt',
  },
  reader: { server: 'nur vom Server gelesen', page: 'von der Seite und vom Server gelesen' },
  lives: {
    days: '{count, plural, one {# Tag} other {# Tage}}',
    hours: '{count, plural, one {# Stunde} other {# Stunden}}',
    minutes: '{count, plural, one {# Minute} other {# Minuten}}',
    seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
    session: 'bis Sie den Browser schließen',
  },
  onTestHosts: 'Auf Test-Hosts:',
  purpose: {
    laravel_session: 'Hält Sie angemeldet.',
    user_info_new: 'Sagt der Seite, dass Sie angemeldet sind und als wer. Es öffnet nichts.',
    username: 'Ihr Name, damit die Seite Sie begrüßen kann. Es öffnet nichts.',
    email: 'Ihre E-Mail-Adresse, damit die Seite sie anzeigen kann. Es öffnet nichts.',
    uid: 'Die Nummer Ihres Kontos. Es öffnet nichts.',
    vip: 'Ihre Kundenstufe.',
    isSubUser: 'Sagt, dass Sie ein Abonnement haben oder hatten, und sonst nichts.',
    log_out_pending:
      'Sagt, dass Sie sich abgemeldet haben, während der Shop nicht erreichbar war, damit die Sitzung beim nächsten Kontakt endet.',
    known_device:
      'Erkennt ein Gerät wieder, auf dem Sie sich schon angemeldet haben, damit Fremde, die Passwörter raten, Sie nicht aussperren können.',
    second_factor: 'Trägt eine Anmeldung vom Passwort zum Code.',
    login_code_session: 'Trägt eine Registrierung von einem Schritt zum nächsten.',
    sign_in_browser:
      'Erkennt den Browser wieder, in dem ein Link zum Anmelden angefordert oder geöffnet wurde, damit niemand sonst ihn für Sie nutzt.',
    google_sign_in:
      'Bindet die Antwort von Google an den Browser, der gefragt hat, solange Sie sich mit Google anmelden.',
    passkey_challenge:
      'Bindet, was Ihr Passkey unterschreibt, an den Browser, der gefragt hat, solange Sie sich damit anmelden oder ihn hinzufügen.',
    spindle_form:
      'Schützt Formulare davor, von anderswo abgeschickt zu werden, und Sie davor, aus zwei Tabs doppelt zu bezahlen.',
    spindle_checkout_:
      'Zeigt Ihnen eine Bestellung, die Sie ohne Anmeldung aufgegeben haben, und ihren Schlüssel.',
    spindle_prices: 'Hält die Preise fest, die Ihnen gezeigt wurden, damit sie beim Kauf gelten.',
    spindle_missing: 'Lässt die Seite nach der richtigen Fehlerseite fragen, wenn etwas fehlt.',
    spindle_consent: 'Merkt sich Ihre Antwort auf die Frage zum Datenschutz.',
    is_popup_dated:
      'Merkt sich, dass Ihnen ein Angebot gezeigt wurde, damit es am selben Tag nicht wiederkommt.',
    guest_user:
      'Merkt sich, wann Sie zum ersten und zum letzten Mal da waren, wie oft, und wie oft Ihnen ein Angebot gezeigt wurde.',
    affiliate_referrer: 'Merkt sich den Namen der Website, von der Sie gekommen sind.',
    email_of_link:
      'Erkennt die Adresse wieder, für die ein Link in einer unserer E-Mails bestimmt war. Gespeichert wird nur ein Fingerabdruck davon.',
    elk_user_email:
      'Erkennt die E-Mail-Adresse wieder, die ein Link zum Shop enthielt, auch während Sie angemeldet sind. Gespeichert wird nur ein Fingerabdruck davon.',
    elk_mac:
      'Erkennt den Computer wieder, auf dem eines unserer Programme den Shop geöffnet hat. Gespeichert wird nur ein Fingerabdruck davon.',
    _EA_guid: 'Eine Zufallszahl, die einen Browser vom anderen unterscheidet.',
    _EA_token_id: 'Eine Zufallszahl, die Ihren nächsten Besuch wiedererkennt.',
    _EA_tmp_token_id:
      'Eine Zufallszahl, die bis zu Ihrer zweiten Seite für Sie steht und dann aufgegeben wird.',
    _EA_doc_id: 'Eine Zufallszahl der Seite, auf der Sie sind.',
    _EA_visit_timestamp: 'Wann Ihr Besuch begonnen hat.',
    _EA_s_id: 'Eine Zufallszahl dieses Besuchs. Sie wird mit jeder Seite verlängert.',
  },
} as const satisfies Translated<typeof reference>;
