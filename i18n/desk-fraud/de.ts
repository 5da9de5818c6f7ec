import type { Translated } from '../translated.ts';
import type { deskFraud as reference } from './en.ts';

export const deskFraud = {
  orders: {
    title: 'Bestellungen in Prüfung',
    about:
      'Der Käufer hat bezahlt, aber die Zahlung passt nicht zur Bestellung, oder es spricht zu viel dagegen. Wenn Sie die Bestellung annehmen, gilt das Geld, wie es kam: Der Käufer erhält, was er bestellt hat. Wenn Sie sie ablehnen, geht das Geld zurück, und der Käufer erfährt es. Stornieren Sie nur, wenn das Geld schon zurück ist.',
    none: 'Keine Bestellung wartet auf Sie.',
    number: 'Bestellung',
    placed: 'Aufgegeben',
    buyer: 'Käufer',
    total: 'Summe',
    paid: 'Bezahlt',
    paidUnknown: 'unbekannt: beim Zahlungsanbieter nachsehen',
    reason: 'Grund',
    refusal: {
      title: 'Ablehnen und erstatten',
      sends:
        '{amount} gehen auf dem Weg der Zahlung an den Käufer zurück. Lehnt der Zahlungsanbieter ab, ist die Bestellung wieder in Prüfung.',
      licences: 'Für diese Bestellung wurde keine Lizenz ausgestellt, und es wird auch keine ausgestellt.',
      cancels: 'Die Bestellung wird storniert, ihr Gutschein kann wieder verwendet werden.',
      mail: 'Sobald das Geld unterwegs ist, erfährt der Käufer per E-Mail, dass die Bestellung nicht angenommen wurde. Den Grund nennt sie nicht.',
      confirm: 'Ablehnen und {amount} erstatten',
      done: 'Bestellung {number} ist abgelehnt; das Geld ist auf dem Rückweg.',
    },
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
      refund_failed: 'Abgelehnt, aber das Geld ließ sich nicht erstatten',
      paid_after_cancellation: 'Nach der Stornierung bezahlt',
      no_address: 'Der Käufer ist nicht mehr bekannt: Die Adresse wurde gelöscht',
      risk: 'Es spricht zu viel dagegen',
    },
    risk: {
      score: 'Risiko {score} von 100',
      none: 'nichts sprach dagegen',
      reasons: {
        disposable_mail: 'Wegwerf-Adresse',
        country_mismatch: 'Anderes Land als das des Netzes',
        network_velocity: 'Viele Bestellungen aus einem Netz',
        address_velocity: 'Viele Bestellungen mit einer Adresse aus einem Netz',
      },
    },
  },
  surplus: {
    title: 'Doppelt bezahlt',
    about:
      'Diese Bestellungen waren schon bezahlt, als noch einmal Geld kam. Das Gekaufte wurde bereits geliefert; erstatten Sie die weitere Zahlung. Bestellung, Lizenzen und Rechnung bleiben, wie sie sind.',
    came: 'Eingegangen',
    send: 'Erstatten',
    asks: '{amount} erstatten, die für Bestellung {number} ein zweites Mal eingegangen sind? Das Geld geht auf dem Weg der Zahlung zurück; die Bestellung bleibt bezahlt, ihre Lizenzen gelten weiter.',
    yes: 'Ja, zurücksenden',
    reason: 'Doppelt bezahlt',
    done: 'Die zweite Zahlung von Bestellung {number} ist auf dem Rückweg.',
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
    dueBy: 'Belege bis',
    evidence: 'Belege als Datei',
    opened: 'Seit',
    exceeds: 'Mehr, als nach Erstattungen übrig war',
    states: { inquiry: 'Anfrage', open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  },
} satisfies Translated<typeof reference>;
