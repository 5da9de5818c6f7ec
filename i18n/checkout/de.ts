import type { Translated } from '../translated.ts';
import type { checkout as reference } from './en.ts';

export const checkout = {
  back: 'Zurück zum Shop',
  backTo: 'Zurück zu {name}',
  logIn: 'Anmelden',
  errorSummary: 'Bitte prüfen Sie Folgendes',
  legal: {
    'terms-of-use': 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    'refund-policy': 'Rückgabe und Erstattung',
  },
  buy: {
    title: '{name} kaufen',
    titleMany: '{count} Produkte kaufen',
    count: '{count} Produkte',
    change: 'Ändern',
    remove: 'Entfernen',
    removeOf: '{name} entfernen',
    summary: 'Ihr Kauf',
    total: 'Gesamt',
    subtotal: 'Zwischensumme',
    lowest: 'Niedrigster Preis der 30 Tage davor: {amount}',
    coupon: 'Gutschein {code}',
    replaces: '{old} wird nicht mehr verkauft. An seine Stelle ist {name} getreten; das kaufen Sie.',
    licence: 'Lizenz',
    licenceWords: {
      '1M': 'Läuft 1 Monat auf 1 Computer. Verlängert sich monatlich, bis Sie kündigen.',
      '1Y': 'Läuft 1 Jahr auf 1 Computer. Verlängert sich jährlich, bis Sie kündigen.',
      LFT: 'Läuft unbegrenzt auf 1 Computer.',
      'Lifetime+5PC': 'Läuft unbegrenzt auf 5 Computern.',
    },
    owned: {
      forGood: '{name} gehört Ihnen bereits ({licence}).',
      until: '{name} gehört Ihnen bereits ({licence}, bis {date}).',
      upgrade: 'Stattdessen {name} nehmen, für {price}',
      see: 'Meine Produkte ansehen',
    },
    subscribed: {
      text: 'Sie haben bereits ein Abonnement für {name} ({licence}). Es läuft neben diesem Kauf weiter und verlängert sich am {date} für {price}, bis Sie es kündigen.',
      credited:
        'Sie haben bereits ein Abonnement für {name} ({licence}). Es läuft neben diesem Kauf weiter und verlängert sich, bis Sie es kündigen. Für die nächste Verlängerung am {date} reicht Ihr Guthaben aus.',
      manage: 'Abonnement ändern oder kündigen',
    },
    details: 'Ihre Angaben',
    email: 'E-Mail',
    emailHint: 'An diese Adresse schicken wir den Lizenzschlüssel.',
    haveAccount: 'Schon ein Konto? Anmelden',
    loggedOut:
      'Es ist nichts verloren: Melden Sie sich neu an, oder bestellen Sie als Gast mit der Adresse unten.',
    member: 'Die Lizenz wird Ihrem Konto hinzugefügt',
    terms: {
      title: 'Womit Sie einverstanden sind',
    },
    consents: {
      title: 'Sofortige Lieferung',
      names: { delivery: 'Sofortige Lieferung', withdrawal: 'Widerrufsrecht' },
      guarantee: 'Die 14-Tage-Geld-zurück-Garantie bleibt davon unberührt.',
    },
    /** The law requires these words; no button before this one has them. */
    submit: 'Zahlungspflichtig bestellen',
    submitFree: 'Kostenlos bestellen',
    toBought: 'Bestellung von eben ansehen',
    left: {
      unpaid:
        'Sie sind von der Zahlungsseite zurückgekommen. Es wurde nichts abgebucht, und Ihre Angaben sind noch da.',
      open: 'Sie sind von der Zahlungsseite zurückgekommen. Ihre Angaben sind noch da.',
      paid: 'Die Bestellung, die Sie hier verlassen haben, ist bezahlt.',
      see: 'Zur Bestellung',
    },
    submitting: 'Einen Moment …',
    next: {
      title: 'So geht es weiter',
      pay: 'Sie zahlen mit Karte auf der Seite unseres Zahlungsanbieters. Ihre Kartendaten gelangen nie in diesen Shop.',
      key: 'Sie sehen den Lizenzschlüssel sofort und erhalten ihn per E-Mail.',
      activate: 'Sie geben den Schlüssel in {name} ein. Das ist alles.',
      activateMany: 'Sie geben jeden Schlüssel in seinem Programm ein. Das ist alles.',
      cards: 'Mehr zur Kartenzahlung',
    },
    guarantee:
      '{name} gefällt Ihnen nicht? Schreiben Sie innerhalb von 14 Tagen an {email}, und Sie erhalten den vollen Preis zurück.',
    guaranteeMany:
      'Eines davon gefällt Ihnen nicht? Schreiben Sie innerhalb von 14 Tagen an {email}, und Sie erhalten seinen vollen Preis zurück.',
    gift: {
      ask: 'Ist es ein Geschenk?',
      to: 'E-Mail-Adresse der beschenkten Person',
      hint: 'Wir schicken ihr den Lizenzschlüssel, ohne den Preis. Beleg und Erstattung bleiben bei Ihnen.',
      language: 'Sprache dieser E-Mail',
    },
    save: {
      ask: 'Für später speichern',
      text: 'Wir schicken Ihnen einen Link zu diesem Warenkorb. Wenn Sie zurückkommen, gelten die Preise des Tages.',
      to: 'Wohin sollen wir ihn schicken?',
      submit: 'Link schicken',
      sent: 'Der Link ist unterwegs an {email}.',
    },
    couponField: {
      ask: 'Code vorhanden?',
      label: 'Gutscheincode',
      apply: 'Einlösen',
      remove: 'Gutschein {code} entfernen',
    },
    priceWas: 'Der Preis war {before}, als Sie ihn zuletzt sahen; jetzt beträgt er {now}.',
  },
  tax: {
    waived: 'Nicht berechnete USt.',
    buyer: {
      country: 'Land',
      countryHint: 'Wo Sie sind. Davon hängt die Steuer ab, nicht der Preis.',
      update: 'Steuer dieses Landes zeigen',
      business: 'Ich kaufe für eine Firma',
      company: 'Firma',
      address: 'Anschrift',
      addressHint: 'Wie sie auf der Rechnung stehen soll.',
      vatId: 'USt-IdNr.',
      vatIdHint:
        'Eine Firma in einem anderen EU-Land zahlt hier keine Umsatzsteuer. Wir fragen das EU-Verzeichnis.',
      optional: 'freiwillig',
      check: 'USt-IdNr. prüfen',
      checked: 'Das EU-Verzeichnis kennt {vatId}.',
    },
  },
  empty: {
    title: 'Ihr Warenkorb ist leer',
    text: 'Noch ist nichts ausgewählt. Im Shop finden Sie alle Programme mit ihren Lizenzen und Preisen.',
    toStore: 'Zum Shop',
    goOn: 'Weiter mit {names}',
  },
  problem: {
    unknown_product: 'Dieses Produkt kennen wir nicht',
    unknown_licence_type: 'Diese Lizenz gibt es nicht',
    not_on_sale: 'Wird nicht mehr verkauft',
    price_missing: 'Kein Preis in Ihrer Währung',
    country_blocked: 'In Ihrem Land nicht erhältlich',
    too_many_products: 'Zu viele Produkte auf einmal',
    toProduct: '{name} ansehen',
    toRest: 'Die anderen kaufen',
    toTools: 'Alle Programme ansehen',
  },
} satisfies Translated<typeof reference>;
