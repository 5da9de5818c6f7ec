import { frame } from '../frame/de.ts';
import type { Translated } from '../translated.ts';
import type { errors as reference } from './en.ts';

export const errors = {
  ...frame.faults,
  no_session: 'Bitte melden Sie sich zuerst an.',
  session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  invalid_input: 'Bitte prüfen Sie Ihre Eingaben.',
  forbidden_origin:
    'Diese Anfrage kam nicht aus diesem Shop. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  not_found: 'Hier gibt es nichts.',
  method_not_allowed: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  acting_refused: 'Das geht nicht, während Sie als Mitglied handeln.',
  body_too_large: 'Das ist zu groß zum Senden.',
  too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  unavailable:
    'Der Shop erreicht gerade seine Datenbank nicht. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  captcha_wanted: 'Bitte bestätigen Sie zuerst, dass Sie kein Roboter sind.',
  captcha_wrong: 'Überprüfung fehlgeschlagen',
  bad_credentials: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  password_wrong: 'Das ist nicht Ihr Passwort.',
  code_wrong: 'Dieser Code funktioniert nicht. Prüfen Sie ihn oder nehmen Sie einen neuen.',
  code_spent:
    'Dieser Code wurde zu oft falsch eingegeben und gilt hier nicht mehr. Lassen Sie sich einen neuen schicken.',
  password_too_long: 'Verwenden Sie höchstens 128 Zeichen.',
  password_common:
    'Dieses Passwort ist zu verbreitet und wird als eines der ersten ausprobiert. Wählen Sie ein anderes.',
  factor_required: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  address_same: 'Das ist bereits Ihre Adresse.',
  address_changed_lately:
    'Sie haben Ihre E-Mail-Adresse in den letzten drei Tagen bereits geändert. Bitte prüfen Sie das.',
  address_in_use:
    'Ein anderes Konto verwendet diese Adresse inzwischen, daher kann Ihres sie noch nicht zurückbekommen. Vorerst kann sich niemand in Ihrem Konto anmelden. Ihr Link gilt weiter: Schreiben Sie unserem Support, wir klären das.',
  address_held:
    'Diese Adresse gehörte bis vor Kurzem zu einem Konto, das sie noch zurückbekommen kann. Wie das geht, steht in unserer E-Mail dazu; nach 14 Tagen ist die Adresse wieder frei.',
  export_too_soon: 'Sie können einmal am Tag einen Export anfordern.',
  link_ended: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  google_refused: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  google_unavailable:
    'Google antwortet gerade nicht. Bitte versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  google_address_unproved:
    'Google hat die Adresse Ihres Google-Kontos noch nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich anders an.',
  google_link_first:
    'Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich dort zuerst auf andere Weise an und verknüpfen Sie dann Google in Ihrem Konto.',
  google_other: 'Dieses Konto ist schon mit einem anderen Google-Konto verknüpft.',
  google_taken: 'Dieses Google-Konto ist schon mit einem anderen Konto bei uns verknüpft.',
  other_session:
    'Sie sind hier mit einem anderen Konto angemeldet. Melden Sie sich zuerst ab und öffnen Sie den Link dann noch einmal.',
  unknown_product: 'Dieses Produkt kennen wir nicht. Bitte wählen Sie es im Shop neu aus.',
  unknown_licence_type: 'Diese Lizenz gibt es nicht. Bitte wählen Sie eine auf der Produktseite.',
  not_on_sale: 'Dieses Produkt wird nicht mehr verkauft.',
  price_missing:
    'Für diese Lizenz gibt es keinen Preis in Ihrer Währung. Sie kann deshalb gerade nicht gekauft werden.',
  country_blocked: 'In Ihr Land verkaufen wir nicht.',
  too_many_products: 'Das sind zu viele Produkte für einen Kauf.',
  gift_email_invalid: 'Bitte prüfen Sie die Adresse der beschenkten Person.',
  gift_email_own:
    'Das ist Ihre eigene Adresse. Geben Sie die der beschenkten Person ein, oder lassen Sie das Feld leer, wenn Sie für sich selbst kaufen.',
  total_too_small:
    'Dieser Betrag ist zu klein für eine Kartenzahlung. Bitte nehmen Sie etwas hinzu oder lassen Sie den Gutschein weg.',
  country_unknown: 'Bitte wählen Sie ein Land.',
  company_needed: 'Bitte geben Sie den Namen der Firma ein.',
  address_needed: 'Bitte geben Sie die Anschrift der Firma ein.',
  company_too_long: 'Der Name der Firma darf höchstens 120 Zeichen haben.',
  address_too_long: 'Die Anschrift der Firma darf höchstens 400 Zeichen haben.',
  vat_id_invalid:
    'Das ist keine USt-IdNr. des gewählten Landes. Bitte prüfen Sie sie oder lassen Sie sie weg.',
  vat_id_unknown:
    'Das EU-Verzeichnis kennt diese USt-IdNr. nicht. Bitte korrigieren Sie sie oder lassen Sie sie weg; wenn Sie damit fortfahren, wird Umsatzsteuer berechnet.',
  vat_id_unavailable:
    'Das EU-Verzeichnis der USt-IdNrn. antwortet nicht, deshalb können wir Ihre nicht prüfen. Sie können jetzt mit Umsatzsteuer fortfahren oder es später noch einmal versuchen.',
  method_unavailable: 'Diese Zahlungsart ist zurzeit nicht verfügbar. Bitte wählen Sie eine andere.',
  consent_needed: 'Bitte setzen Sie dieses Häkchen. Ohne es können wir den Schlüssel nicht sofort liefern.',
  price_changed: 'Der Preis hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bezahlen.',
  coupon_unknown: 'Diesen Gutscheincode gibt es nicht.',
  coupon_not_for_product: 'Dieser Gutschein gilt nicht für dieses Produkt.',
  coupon_for_another: 'Dieser Gutschein gehört zu einem Konto. Melden Sie sich an, um ihn einzulösen.',
  coupon_not_yet: 'Dieser Gutschein gilt noch nicht.',
  coupon_ended: 'Dieser Gutschein ist abgelaufen.',
  coupon_not_better: 'Ohne diesen Code ist der Preis schon niedriger. Beides zusammen geht nicht.',
  coupon_used_up: 'Dieser Gutschein ist aufgebraucht.',
  discounts_prohibited: 'Dieses Angebot lässt sich nicht mit einem Gutschein kombinieren.',
  checkout_ended: 'Dieser Bestellvorgang ist abgelaufen. Bitte beginnen Sie neu.',
  bought_just_now:
    'Genau das wurde in diesem Browser oder Konto vor wenigen Minuten gekauft. Sehen Sie sich zuerst diese Bestellung an; wenn Sie noch eine Lizenz möchten, gehen Sie weiter.',
  payment_unavailable:
    'Die Zahlungsseite ist gerade nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  link_expired: 'Dieser Link ist abgelaufen. Melden Sie sich an, um Ihre Lizenzen zu sehen.',
  unknown_provider: 'Diesen Zahlungsanbieter gibt es nicht.',
  webhook_signature: 'Die Signatur stimmt nicht.',
  webhook_too_old: 'Die Signatur ist zu alt.',
  webhook_malformed: 'Das Ereignis ist nicht lesbar.',
  card_number: 'Diese Kartennummer stimmt nicht. Bitte prüfen Sie sie.',
  card_not_for_tests: 'Hier gelten nur Testkarten. Bitte verwenden Sie keine echte.',
  card_expiry: 'Bitte geben Sie das Ablaufdatum als MM/JJ ein.',
  card_expired: 'Diese Karte ist abgelaufen.',
  card_cvc: 'Bitte geben Sie die drei oder vier Ziffern der Prüfnummer ein.',
  card_declined: 'Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere.',
  insufficient_funds: 'Diese Karte ist nicht ausreichend gedeckt. Bitte verwenden Sie eine andere.',
  authentication_failed:
    'Ihre Bank hat die Zahlung nicht bestätigt. Bitte versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  payment_not_found: 'Diese Zahlung gibt es nicht.',
  payment_ended: 'Diese Zahlung ist abgelaufen. Bitte beginnen Sie im Shop neu.',
  exchange_code_unknown:
    'Diesen Code kennen wir nicht. Prüfen Sie jedes Zeichen oder fragen Sie dort nach, wo Sie ihn bekommen haben.',
  exchange_code_redeemed: 'Dieser Code wurde bereits eingelöst.',
  exchange_code_ended: 'Dieser Code ist nicht mehr gültig.',
  exchange_licence:
    'Dieser Code kann diese Lizenz nicht verlängern. Wählen Sie eine andere oder eine neue Lizenz.',
  licence_unknown: 'Diesen Lizenzschlüssel kennen wir nicht. Prüfen Sie jedes Zeichen.',
  licence_expired: 'Diese Lizenz ist abgelaufen.',
  licence_suspended: 'Diese Lizenz ruht zurzeit. Bitte wenden Sie sich an uns.',
  licence_revoked: 'Diese Lizenz wurde entzogen.',
  licence_other_product: 'Dieser Schlüssel gehört zu einem anderen Produkt.',
  licence_seats_taken: 'Alle Computer dieser Lizenz sind belegt. Geben Sie zuerst einen davon frei.',
  device_unknown: 'Dieser Computer ist nicht aktiviert.',
  subscription_unknown: 'Abonnement nicht gefunden.',
  subscription_ended: 'Dieses Abonnement ist beendet.',
  subscription_cancelled: 'Dieses Abonnement ist gekündigt: Setzen Sie es zuerst fort.',
  subscription_payment_due:
    'Für dieses Abonnement läuft gerade eine Zahlung. Bitte versuchen Sie es später noch einmal.',
  subscription_runs: 'Dieses Abonnement läuft bereits.',
  subscription_not_running:
    'Für dieses Abonnement ist gerade kein Tarifwechsel möglich: Es ist gekündigt, pausiert, nicht bezahlt, die Lizenz ruht, oder eine Bank hat eine Zahlung dafür angefochten.',
  subscription_same_term: 'Es hat diesen Tarif schon.',
  subscription_not_on_sale: 'Dieser Tarif wird nicht mehr verkauft.',
  subscription_price_changed:
    'Der Preis hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
  subscription_price_open:
    'Dieses Abonnement verlängert sich nur zum neuen Preis: Stimmen Sie ihm zuerst zu.',
  subscription_payment_unavailable:
    'Die Zahlung ist gerade nicht möglich. Es wurde nichts abgebucht. Bitte versuchen Sie es später noch einmal.',
  device_offline:
    'Dieser Computer arbeitet mit einer Lizenzdatei. Geben Sie ihn zuerst dort frei oder wenden Sie sich an uns.',
  offline_text_invalid:
    'Der Text ist nicht vollständig oder wurde unterwegs verändert. Bitte kopieren Sie ihn noch einmal ganz.',
  trial_other_device: 'Eine Testversion läuft nur auf dem Computer, auf dem sie begonnen hat.',
  trial_not_offered: 'Dieses Produkt gibt es nicht als Testversion.',
  trial_used: 'Mit diesem Konto oder Computer wurde schon getestet.',
  second_factor_wanted: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  account_blocked: 'Dieses Konto ist gesperrt. Bitte schreiben Sie unserem Support.',
  second_factor_ended:
    'Das hat zu lange gedauert, oder Sie wurden überall abgemeldet. Bitte melden Sie sich noch einmal an.',
  account_closed:
    'Dieses Konto ist geschlossen. Folgen Sie dem Link in unserer E-Mail dazu, um es wieder zu öffnen.',
  proof_wrong: 'Das ist weder Ihr Passwort noch ein gültiger Code.',
  passkey_refused:
    'Dieser Passkey hat hier nicht funktioniert. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  passkey_unknown:
    'Dieser Passkey öffnet kein Konto mehr. Melden Sie sich anders an, dann können Sie einen neuen hinzufügen.',
  passkey_taken: 'Dieser Passkey wird schon verwendet.',
  too_many_passkeys: 'Mehr Passkeys kann ein Konto nicht haben. Entfernen Sie zuerst einen.',
} satisfies Translated<typeof reference>;
