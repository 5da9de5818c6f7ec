import type { Translated } from '../translated.ts';
import type { shop as reference } from './en.ts';

export const shop = {
  checkoutProblems: {
    unknown_product:
      'Der Link ist vielleicht veraltet oder unvollständig. Bitte wählen Sie das Programm neu aus.',
    unknown_licence_type:
      'Der Link nennt eine Lizenz, die nicht verkauft wird. Bitte wählen Sie eine der angebotenen.',
    not_on_sale: 'Gekaufte Lizenzen laufen weiter. Sehen Sie sich die anderen Programme an.',
    price_missing: 'Diese Lizenz können Sie in Ihrer Währung zurzeit nicht kaufen.',
    country_blocked: 'In dem Land, in dem Sie sich befinden, können Sie diese Software nicht kaufen.',
    too_many_products: 'Bitte teilen Sie das in mehrere Käufe auf.',
  },
  payMethods: { label: 'Zahlungsart', names: { card: 'Karte', blockchain: 'Kryptowährung (Blockchain)' } },
  product: {
    details: 'Details',
    detailsOf: 'Details zu {name}',
    trial: 'Kostenlos testen',
    buy: 'Kaufen',
    price: 'Preis',
    from: 'ab {price}',
    before: 'Vorher',
    lowest: 'Niedrigster Preis der 30 Tage davor: {amount}',
    download: 'Herunterladen',
    free: 'Kostenlos',
    notSold: 'Zurzeit nicht erhältlich',
    prices: 'Preise für {name}',
    amazon: 'Auch bei Amazon',
  },
  licence: {
    label: 'Lizenz',
    term: {
      '1M': 'für 1 Monat',
      '1Y': 'für 1 Jahr',
      LFT: 'einmalige Zahlung',
      'Lifetime+5PC': 'einmalige Zahlung',
    },
    works: 'Laufzeit',
    computers: 'Computer',
    renews: 'Verlängert sich bis zur Kündigung',
    noEnd: 'Unbegrenzt',
    buyAs: '{name} kaufen, {licence}',
    coupon: 'Gutschein {code} eingelöst: {percent} % Rabatt.',
  },
  table: {
    more: 'Rechts geht es weiter',
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
    forbidden: 'Sie können diese Seite nicht öffnen.',
    tooLarge: 'Das ist zu groß zum Senden.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  },
} satisfies Translated<typeof reference>;
