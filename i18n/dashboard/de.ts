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
} satisfies Translated<typeof reference>;
