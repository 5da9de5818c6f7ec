import type { Translated } from '../translated.ts';
import type { dashboard as reference } from './en.ts';

export const dashboard = {
  title: 'Die letzten 30 Tage',
  visits: 'Besuche',
  buyClicks: 'Klicks auf Kaufen',
  orders: 'Bezahlte Bestellungen',
  revenue: 'Umsatz',
  funnel: 'Von der Kasse zur Zahlung',
  day: 'Tag (UTC)',
  table: 'Als Tabelle anzeigen',
  empty: 'Nichts in diesem Zeitraum.',
  step: 'Schritt',
  share: 'Anteil derer, die begonnen haben',
  steps: {
    checkout_begin: 'Kasse geöffnet',
    checkout_submit: 'Angaben abgeschickt',
    checkout_pay: 'Von der Zahlungsseite zurück',
    checkout_complete: 'Bezahlt',
  },
  collectorDown:
    'Der Sammler antwortet nicht, daher fehlen die Besuche. Bestellungen und Umsatz sind vollständig.',
  sales: {
    title: 'Verkäufe',
    about:
      'Was hereinkam und was hinausging, jede Währung für sich. Eine Erstattung zählt am Tag, an dem sie gesendet wurde, eine Rückbuchung am Tag, an dem der Streitfall verloren ging.',
    zone: 'Die Tage sind die von {zone}.',
    from: 'Von',
    to: 'Bis',
    product: 'Produkt',
    all: 'Alle Produkte',
    show: 'Anzeigen',
    last: 'Letzte {days} Tage',
    year: 'Dieses Jahr',
    net: 'Netto',
    revenue: 'Umsatz',
    refunds: 'Erstattungen',
    chargebacks: 'Rückbuchungen',
    orders: 'Bestellungen',
    inOut: 'Ein und aus',
    month: 'Monat',
    day: 'Tag',
    products: 'Produkte',
    country: 'Land',
    countries: 'Länder',
    unknown: 'Nicht bekannt',
    empty: 'An diesen Tagen wurde nichts verkauft oder erstattet.',
    wrong:
      'Diese Daten ergeben keinen Zeitraum von höchstens drei Jahren, daher sind die letzten 30 Tage zu sehen.',
    more: 'Alle Verkäufe',
    notYours: 'Die Verkäufe sind für Administratoren.',
  },
} satisfies Translated<typeof reference>;
