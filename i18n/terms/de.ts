import type { Translated } from '../translated.ts';
import type { terms as reference } from './en.ts';

export const terms = {
  lead: 'Mit der Zahlung kaufen Sie diese Lizenz zu folgenden Bedingungen:',
  leadMany: 'Mit der Zahlung kaufen Sie diese Lizenzen zu folgenden Bedingungen:',
  leadFree: 'Mit der Bestellung nehmen Sie folgende Bedingungen an:',
  use: {
    '1M': 'Sie gilt für 1 Computer und für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
    '1Y': 'Sie gilt für 1 Computer und für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
    LFT: 'Sie gilt für 1 Computer und für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
    'Lifetime+5PC':
      'Sie gilt für 5 Computer und für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes.',
  },
  renews: {
    '1M': 'Sie verlängert sich 1 Monat nach der Zahlung und danach jeden Monat für jeweils {price}, abgebucht von der Karte, mit der Sie zahlen, bis Sie kündigen. Kündigen können Sie jederzeit in Ihrem Konto oder ohne Anmeldung auf der Seite „Ein Abonnement kündigen“; die Lizenz gilt dann bis zum Ende der bezahlten Zeit.',
    '1Y': 'Sie verlängert sich 1 Jahr nach der Zahlung und danach jedes Jahr für jeweils {price}, abgebucht von der Karte, mit der Sie zahlen, bis Sie kündigen. Kündigen können Sie jederzeit in Ihrem Konto oder ohne Anmeldung auf der Seite „Ein Abonnement kündigen“; die Lizenz gilt dann bis zum Ende der bezahlten Zeit.',
  },
  end: {
    LFT: 'Sie gilt unbegrenzt. Sie zahlen einmal.',
    'Lifetime+5PC': 'Sie gilt unbegrenzt. Sie zahlen einmal.',
  },
  newPrice:
    'Ich stimme zu, dass sich {product} ({licence}) ab dem {date} jeweils für {price} statt {old} verlängert, bis ich kündige.',
  delivery:
    'Sie erhalten den Schlüssel, sobald die Zahlung bestätigt ist: auf der nächsten Seite und per E-Mail.',
  consents: {
    delivery:
      'Ich verlange ausdrücklich, dass Sie sofort liefern, also vor Ablauf der 14-tägigen Widerrufsfrist.',
    withdrawal: 'Mir ist bekannt, dass mein Widerrufsrecht mit der Lieferung des Schlüssels erlischt.',
  },
  reductions: {
    coupon: 'Gutschein {code}',
    promotion: 'Aktionsrabatt',
    credit: 'Guthaben aus einem früheren Zeitraum',
    other: 'Rabatt',
  },
  tax: {
    contained: 'Enthält {amount} {tax} ({percent}).',
    reversed:
      'Reverse Charge: Hier wird keine Umsatzsteuer berechnet. Ihre Firma schuldet sie in ihrem Land.',
    names: {
      vat: 'USt.',
      consumption: 'Konsumsteuer',
      gst: 'GST',
    },
  },
} satisfies Translated<typeof reference>;
