import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'Melden Sie sich an, um diese Seite zu sehen.',
  notYours: 'Bestellungen und ihre Käufer sind für Administratoren und den Support.',
  search: {
    label: 'Alle Dokumente durchsuchen',
    title: 'In Dokumenten gefunden',
    none: 'Nichts gefunden. Zwei Zeichen sind nötig; alle Sprachen werden durchsucht.',
    late: 'Nicht zu Ende durchsucht: {kinds}. Versuchen Sie längere oder seltenere Wörter.',
  },
  orders: {
    title: 'Bestellungen in Prüfung',
    about:
      'Der Käufer hat bezahlt, aber die Zahlung passt nicht zur Bestellung. Wenn Sie die Bestellung annehmen, gilt das Geld, wie es kam: Der Käufer erhält, was er bestellt hat. Oder Sie erstatten das Geld zuerst beim Zahlungsanbieter und stornieren die Bestellung dann hier.',
    none: 'Keine Bestellung wartet auf Sie.',
    number: 'Bestellung',
    placed: 'Aufgegeben',
    buyer: 'Käufer',
    total: 'Summe',
    paid: 'Bezahlt',
    paidUnknown: 'unbekannt: beim Zahlungsanbieter nachsehen',
    reason: 'Grund',
    accept: 'Annehmen',
    acceptAsks:
      'Bestellung {number} annehmen? Für {total} wurden {paid} bezahlt. Der Käufer erhält die Lizenz; das lässt sich nicht zurücknehmen.',
    acceptYes: 'Ja, annehmen',
    cancel: 'Erstattet: stornieren',
    cancelAsks:
      'Bestellung {number} stornieren? Nur, wenn der Käufer sein Geld zurückhat: Er erhält danach nichts mehr.',
    cancelYes: 'Ja, stornieren',
    cancelled: 'Bestellung {number} ist storniert; ihr Gutschein kann wieder eingelöst werden.',
    next: 'Nächste Seite',
    done: 'Bestellung {number} ist angenommen; der Schlüssel ist per E-Mail unterwegs.',
    reasons: {
      amount_mismatch: 'Ein anderer Betrag wurde bezahlt',
      paid_after_cancellation: 'Nach der Stornierung bezahlt',
      no_address: 'Der Käufer ist nicht mehr bekannt: Die Adresse wurde gelöscht',
    },
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
  disputes: {
    title: 'Rückbuchungen',
    about:
      'Was Banken von Käufern zurückfordern. Antworten Sie beim Zahlungsanbieter; die Bestellung folgt von selbst.',
    none: 'Keine Bank fordert etwas zurück.',
    order: 'Bestellung',
    amount: 'Betrag',
    stands: 'Stand',
    reason: 'Grund',
    opened: 'Seit',
    exceeds: 'Mehr, als nach Erstattungen übrig war',
    states: { inquiry: 'Anfrage', open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  },
  events: {
    title: 'Mitteilungen der Zahlungsanbieter',
    about:
      'Meldungen eines Zahlungsanbieters, um die sich der Shop nicht selbst kümmert, etwa zu Abonnements. Bearbeiten Sie sie beim Zahlungsanbieter.',
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
    not_allowed: 'Ihre Rolle erlaubt das nicht.',
    money_gone:
      'Das Geld dieser Bestellung ist zurückgegangen oder eine Bank fordert es zurück. Stornieren Sie die Bestellung.',
    not_in_review: 'Diese Bestellung ist nicht mehr in Prüfung.',
    no_address:
      'Die Adresse dieses Käufers wurde gelöscht, daher kann niemand eine Lizenz erhalten. Erstatten Sie das Geld und stornieren Sie die Bestellung.',
    not_failed: 'Dieser Auftrag wartet oder läuft bereits.',
    failed: 'Das hat nicht funktioniert, und es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  },
} satisfies Translated<typeof reference>;
