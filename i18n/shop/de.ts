import type { Translated } from '../translated.ts';
import type { shop as reference } from './en.ts';

export const shop = {
  product: {
    details: 'Details',
    detailsOf: 'Details zu {name}',
    trial: 'Kostenlos testen',
    buy: 'Kaufen',
    price: 'Preis',
    from: 'ab {price}',
    before: 'Vorher',
    notSold: 'Zurzeit nicht im Verkauf',
    prices: 'Preise für {name}',
  },
  licence: {
    label: 'Lizenz',
    term: {
      '1M': 'für 1 Monat',
      '1Y': 'für 1 Jahr',
      LFT: 'einmalig, für immer',
      'Lifetime+5PC': 'einmalig, für immer',
    },
    works: 'Gültig',
    computers: 'Computer',
    noRenewal: 'Endet von selbst',
    noEnd: 'Endet nie',
    buyAs: '{name} kaufen, {licence}',
    coupon: 'Gutschein {code} ist abgezogen: {percent} %.',
  },
  dialog: {
    title: '{name} kaufen',
    close: 'Schließen',
    all: 'Alle Lizenzen vergleichen',
  },
  article: {
    checked: 'Geprüft am {date}',
    published: 'Veröffentlicht am {date}',
  },
  error: {
    notFound: 'Seite nicht gefunden: {path}',
    notFoundText: 'Diese Seite ist unlesbar verkratzt oder wurde nie gepresst. Diese hier laufen noch:',
    toHome: 'Zur Startseite',
    maintenanceTitle: 'Gleich geht es weiter … etwas richtig Gutes ist unterwegs',
    maintenanceText: 'Unsere Website wird gerade gewartet, wir sind sehr bald zurück.',
    badRequest: 'Diese Anfrage war nicht zu verstehen.',
    forbidden: 'Diese Seite ist für Sie nicht zugänglich.',
    tooLarge: 'Das ist zu groß zum Senden.',
    tooMany: 'Das war zu oft. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  },
} satisfies Translated<typeof reference>;
