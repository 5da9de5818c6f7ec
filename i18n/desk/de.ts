import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'Melden Sie sich an, um diese Seite zu sehen.',
  notYours: 'Ihre Rolle umfasst diese Seite nicht. Wer die Rollen verwaltet, kann das ändern.',
  noAnswer:
    'Die Datenbank antwortet gerade nicht. Es ist nichts verloren: Laden Sie die Seite gleich noch einmal.',
  maybeDone:
    'Die Datenbank antwortet nicht mehr. Ob es noch ausgeführt wurde, ist nicht bekannt: Gehen Sie zurück und sehen Sie nach, bevor Sie es noch einmal absenden.',
  start: {
    title: 'Verwaltung',
    groups: {
      buyers: 'Bestellungen und Mitglieder',
      money: 'Geld und Steuer',
      prices: 'Preise',
      settings: 'Einstellungen und Betrieb',
    },
  },
  licences: {
    '1M': '1 Monat',
    '1Y': '1 Jahr',
    LFT: 'Lebenslang',
    'Lifetime+5PC': 'Lebenslang, 5 Computer',
    trial: 'Testversion',
  },
  search: {
    label: 'Alle Dokumente durchsuchen',
    title: 'In Dokumenten gefunden',
    none: 'Nichts gefunden. Zwei Zeichen sind nötig; alle Sprachen werden durchsucht.',
    late: 'Nicht zu Ende durchsucht: {kinds}. Versuchen Sie längere oder seltenere Wörter.',
  },
  jobs: {
    title: 'Gescheiterte Aufträge',
    about: 'E-Mails und andere Aufgaben, die mehrmals versucht wurden und nicht gelangen.',
    none: 'Nichts ist gescheitert.',
    kind: 'Auftrag',
    failed: 'Aufgegeben',
    tries: 'Versuche',
    error: 'Letzter Fehler',
    retry: 'Erneut versuchen',
    done: '{kind} wird erneut versucht.',
  },
  publications: {
    title: 'Geplante Veröffentlichungen, die gescheitert sind',
    about:
      'Diese Dokumente wurden nicht zur gewählten Zeit veröffentlicht oder zurückgezogen. Öffnen Sie das Dokument, beheben Sie, was hier steht, und veröffentlichen Sie es oder wählen Sie eine neue Zeit.',
    none: 'Keine geplante Veröffentlichung ist gescheitert.',
    document: 'Dokument',
    planned: 'Geplant',
    types: { publish: 'Veröffentlichen', unpublish: 'Zurückziehen' },
  },
  events: {
    title: 'Mitteilungen der Zahlungsanbieter',
    about:
      'Meldungen eines Zahlungsanbieters, um die sich der Shop nicht selbst kümmert. Bearbeiten Sie sie beim Zahlungsanbieter.',
    none: 'Keine Mitteilung wartet.',
    subject: 'Betrifft',
    said: 'Mitteilung',
    id: 'Beim Zahlungsanbieter',
    received: 'Empfangen',
    subjects: {
      payment: 'Zahlung',
      refund: 'Erstattung',
      dispute: 'Rückbuchung',
      subscription: 'Abonnement',
    },
  },
  problems: {
    nothing_left: 'Von dieser Rechnung ist nichts übrig: Sie ist ganz storniert.',
    invoice_exists: 'Zu dieser Bestellung gibt es schon eine Rechnung.',
    seller_missing: 'Es steht noch nicht fest, wer verkauft; siehe Verkäufer.',
    invoice_gone: 'Diese Rechnung gilt nicht mehr.',
    buyer_invalid: 'Etwas im Formular passt nicht: Prüfen Sie Land und USt-IdNr.',
    cancellation_settled: 'Das hat schon jemand erledigt.',
    webhook_invalid:
      'Etwas passt nicht: Die Adresse beginnt mit https://, enthält kein Passwort, und mindestens ein Ereignis ist angekreuzt.',
    webhook_not_https: 'Ereignisse werden nur an Adressen gesendet, die mit https:// beginnen.',
    webhook_inside:
      'Diese Adresse führt in das eigene Netz des Shops. Ereignisse werden nur an Adressen im Internet gesendet.',
    webhook_gone: 'An diese Adresse wird schon nichts mehr gesendet.',
    seller_invalid:
      'Etwas im Formular passt nicht: Prüfen Sie Firma, Anschrift, Land, USt-IdNr. und Zeitzone.',
    release_gone: 'Diese Veröffentlichung ist schon zurückgezogen.',
    release_notes_invalid: 'Dieser Text ist zu lang.',
    not_allowed: 'Ihre Rolle erlaubt das nicht.',
    money_gone:
      'Das Geld dieser Bestellung ist zurückgegangen oder eine Bank fordert es zurück. Stornieren Sie die Bestellung.',
    not_in_review: 'Diese Bestellung ist nicht mehr in Prüfung.',
    no_address:
      'Die Adresse dieses Käufers wurde gelöscht, daher kann niemand eine Lizenz erhalten. Erstatten Sie das Geld und stornieren Sie die Bestellung.',
    batch_invalid:
      'Etwas im Formular passt nicht: Nötig sind Name, Lizenz, ein künftiger Tag und eine Anzahl oder eine Datei.',
    batch_made:
      'Mit diesem Formular wurden schon andere Codes erstellt. Um auch diese zu erstellen, senden Sie es noch einmal.',
    exchange_code_unknown: 'Diesen Code gibt es nicht.',
    batch_ended: 'Diese Codes sind bereits zurückgezogen.',
    code_twice: 'Einer dieser Codes steht zweimal in der Datei; daher wurde keiner übernommen.',
    code_exists: 'Einen dieser Codes gibt es schon; deshalb wurde keiner übernommen.',
    code_unreadable:
      'Ein Code braucht mindestens 8 Buchstaben oder Ziffern; deshalb wurde keiner übernommen.',
    codes_unreadable: 'Diese Datei lässt sich nicht als Liste von Codes lesen.',
    not_failed: 'Dieser Auftrag wartet oder läuft bereits.',
    coupon_invalid:
      'Etwas im Formular passt nicht: Prüfen Sie Code, Nachlass, Adresse und dass das Ende nach dem Beginn liegt.',
    promotion_invalid:
      'Etwas im Formular passt nicht: Prüfen Sie Kurzname, Nachlass, Länder, Arten von Kunden und dass das Ende nach dem Beginn liegt.',
    pay_ratio_invalid: 'Etwas im Formular passt nicht: Prüfen Sie Land, Zahlungsart und Gewicht.',
    unknown_product: 'Eines dieser Produkte gibt es nicht.',
    coupon_exists: 'Einen Gutschein mit diesem Code gibt es schon.',
    promotion_exists: 'Eine Regel mit diesem Kurznamen gibt es schon.',
    coupon_gone: 'Diesen Gutschein gibt es nicht, oder er ist beendet.',
    promotion_gone: 'Diese Regel gibt es nicht, oder sie ist beendet.',
    lifetime_price_invalid: 'Im Formular passt etwas nicht: Prüfen Sie Produktnummer, Währung und Preis.',
    price_change_gone: 'Diese Preisänderung gibt es nicht mehr.',
    price_change_in_force: 'Dieser Preis gilt schon. Um ihn zu ändern, kündigen Sie einen anderen an.',
    price_change_invalid:
      'Im Formular passt etwas nicht: Prüfen Sie Produktnummer, Währung, Preis und Datum. Das Datum darf nicht vergangen sein.',
    pay_ratio_gone: 'Dieses Gewicht ist schon entfernt.',
    tax_registration_invalid:
      'Das ergibt keine Registrierung: ein Land mit zwei Buchstaben (beim One-Stop-Shop ein Mitglied der EU), eine Nummer, und ein letzter Tag, der nicht vor dem ersten liegt.',
    tax_registration_gone: 'Diese Registrierung ist schon entfernt.',
    tax_rate_missing:
      'Für dieses Land gibt es am ersten Tag keinen Steuersatz: Legen Sie zuerst den Satz fest, sonst enthielten die Verkäufe keine Steuer.',
    tax_rate_needed:
      'Eine Registrierung braucht diesen Satz: Ohne ihn enthielten Verkäufe in dieses Land keine Steuer. Entfernen Sie zuerst die Registrierung, oder legen Sie einen anderen Satz fest.',
    tax_rate_invalid:
      'Das ergibt keinen Satz: ein Land mit zwei Buchstaben, ein erster Tag und 0 bis 50 Prozent.',
    tax_rate_gone: 'Dieser Satz ist schon entfernt.',
    rates_unreadable:
      'Das ist keine Kursdatei der Europäischen Zentralbank, eine Zeile ist beschädigt, oder ein Kurs kommt doppelt vor; nichts wurde eingelesen.',
    currency_unknown: 'Diese Währung gibt es nicht.',
    cap_below_uses: 'So oft ist er schon genutzt worden, oder öfter.',
    over_limit: 'Das ist mehr, als Ihre Rolle von einer Bestellung erstatten darf.',
    not_paid: 'Diese Bestellung wurde nicht bezahlt, oder eine Bank hat ihr Geld zurückgeholt.',
    disputed: 'Eine Bank ficht diese Zahlung an. Bis das entschieden ist, lässt sich nichts erstatten.',
    provider_not_set_up: 'Der Zahlungsanbieter dieser Bestellung ist nicht mehr eingerichtet.',
    refund_refused: 'Der Zahlungsanbieter lehnt ab. Näheres steht unten bei der Erstattung.',
    not_surplus:
      'Mit dieser Zahlung ist die Bestellung bezahlt, oder es gibt sie nicht: Erstatten Sie die Bestellung auf ihrer Seite.',
    nothing_to_refund: 'Es ist nichts mehr zu erstatten.',
    refund_amount:
      'Einer der Beträge lässt sich nicht erstatten: Prüfen Sie die Schreibweise und wie viel noch übrig ist.',
    unknown_line: 'Diese Position hat die Bestellung nicht.',
    refund_invalid: 'Es fehlt ein Grund.',
    password_wrong: 'Dieses Passwort ist falsch. Es wurde nichts geändert.',
    too_many_requests:
      'Zu viele falsche Passwörter. Warten Sie eine Viertelstunde. Es wurde nichts geändert.',
    role_invalid: 'Etwas im Formular passt nicht: Prüfen Sie die Beträge.',
    admins_keep_roles:
      'Administratoren behalten das Recht, festzulegen, was jede Rolle darf. Nichts wurde geändert.',
    licence_unknown: 'Dazu gibt es keine Lizenz.',
    licence_gone: 'Diese Lizenz ist schon entzogen, oder es gibt sie nicht.',
    key_replaced: 'Diese Lizenz hat inzwischen einen neuen Schlüssel.',
    device_unknown: 'Dieser Platz ist schon frei.',
    not_extendable: 'Diese Lizenz hat kein Ende oder wurde angehalten: Sie lässt sich nicht verlängern.',
    extension_invalid: 'Nötig sind 1 bis 3660 Tage und ein Grund.',
    member_gone: 'Dieses Mitglied gibt es nicht.',
    note_invalid: 'Eine Notiz hat 1 bis 4.000 Zeichen.',
    level_invalid: 'Das ist keine Stufe: Geben Sie eine ganze Zahl von 0 bis 999 ein.',
    session_gone: 'Diese Sitzung ist schon beendet.',
    merge_blocked:
      'Eines der beiden ist gesperrt. Wenn es wieder hinein soll, entsperren Sie es zuerst; auf seiner Seite steht, was das bewirkt.',
    merge_unproved:
      'Die Adresse des bleibenden Kontos wurde nie bestätigt. Wem es gehört, der meldet sich erst mit einem Link per E-Mail an, oder das andere Konto bleibt.',
    merge_erased: 'Eines der beiden wird gelöscht oder ist es schon.',
    merge_changed: 'Seither hat sich etwas geändert. Sehen Sie noch einmal nach, bevor Sie zusammenführen.',
    same_member: 'Das ist ein und dasselbe Konto.',
    as_it_is: 'Es ist schon so.',
    subscription_gone: 'Dieses Abonnement gibt es nicht, oder Ihre Rolle darf es nicht ändern.',
    subscription_ended: 'Dieses Abonnement ist beendet: Es lässt sich nicht mehr ändern.',
    subscription_cancelled:
      'Es ist gekündigt und endet mit dem bezahlten Zeitraum: Setzen Sie es zuerst fort.',
    subscription_payment_due:
      'Eine Zahlung wartet auf ihr Geld. Kündigen Sie, oder versuchen Sie die Karte noch einmal.',
    subscription_price_open: 'Es verlängert sich nur zum neuen Preis: Das Mitglied muss ihm erst zustimmen.',
    subscription_price_changed:
      'Der Preis hat sich geändert, seit diese Seite angezeigt wurde: Bitte sehen Sie ihn sich noch einmal an.',
    subscription_runs: 'Es läuft: Es gibt nichts fortzusetzen.',
    subscription_not_past_due: 'Nichts ist überfällig: Es gibt nichts zu versuchen.',
    subscription_under_way: 'Die Karte wird in diesem Augenblick versucht.',
    subscription_disputed:
      'Eine Bank hat eine seiner Zahlungen angefochten: Bis das entschieden ist, wird die Karte nicht belastet.',
    tax_differs:
      'Die Steuer dieser Rechnung ist nicht die des neuen Landes. Erstatten Sie das Geld, und lassen Sie den Käufer neu bestellen.',
    no_such_mail: 'Zu dieser Bestellung gibt es eine solche E-Mail nicht.',
    reason_missing: 'Ein Grund fehlt.',
    failed: 'Das hat nicht funktioniert, und es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  },
} satisfies Translated<typeof reference>;
