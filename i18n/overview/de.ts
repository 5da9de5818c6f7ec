import type { Translated } from '../translated.ts';
import type { overview as reference } from './en.ts';

export const overview = {
  welcome: 'Willkommen.',
  headline:
    '{count, plural, =0 {Alles erledigt.} =1 {Eine Sache wartet auf Sie.} =2 {Zwei Dinge warten auf Sie.} =3 {Drei Dinge warten auf Sie.} other {# Dinge warten auf Sie.}}',
  headlineMore: '{count, plural, =1 {Dazu ein Hinweis.} other {Dazu # Hinweise.}}',
  unknown: 'Ihre Übersicht',
  needsFailed:
    'Was auf Sie wartet, lässt sich gerade nicht sagen. In den einzelnen Bereichen sehen Sie den Stand.',
  needsPartly:
    'Was sonst noch zu tun ist, lässt sich gerade nicht sagen. Der Stand der Dinge steht in den einzelnen Bereichen.',
  productsFailed: 'Ihre Produkte lassen sich gerade nicht anzeigen.',
  orderFailed: 'Ihre Bestellungen lassen sich gerade nicht anzeigen.',
  again: 'Noch einmal versuchen',
  needs: 'Was auf Sie wartet',
  more: '{count, plural, one {# weitere Sache} other {# weitere}}',
  mark: {
    bank: 'Ihre Bank fragt',
    payment: 'Unbezahlt',
    no_card: 'Keine Karte',
    ended: 'Abgelaufen',
    address: 'Offen',
    recovery_codes: 'Codes',
    seats: 'Voll',
    export: 'Bereit',
  },
  rests: '{price} für die Zeit ab dem {date}. Die Lizenz gilt wieder, sobald bezahlt ist.',
  bank: {
    title: 'Ihre Bank möchte, dass Sie die Zahlung für {name} bestätigen.',
    text: '{price} für die Zeit ab dem {date}. Die Lizenz gilt bis zum {until} weiter.',
    action: 'Zahlung bestätigen',
  },
  payment: {
    title: 'Die Zahlung für {name} ist fehlgeschlagen.',
    text: '{price} für die Zeit ab dem {date}. Die Lizenz gilt bis zum {until} weiter.',
    retry: 'Am {date} versuchen wir es noch einmal.',
    action: 'Jetzt bezahlen',
  },
  card: {
    title: 'Die Karte für {names} läuft ab.',
    over: 'Die Karte für {names} ist abgelaufen.',
    text: '{brand} mit den Endziffern {lastFour} gilt bis {expiry}; die nächste Zahlung ist am {date}.',
    action: 'Karte ändern',
  },
  no_card: {
    title: 'Für {names} ist keine Karte hinterlegt.',
    text: 'Die nächste Zahlung ist am {date}.',
    action: 'Karte hinterlegen',
  },
  price: {
    title: 'Ein neuer Preis für {name}.',
    text: 'Ab dem {date} soll es {price} statt {old} kosten.',
    action: 'Neuen Preis ansehen',
  },
  ending: {
    title: '{name} gilt noch bis zum {date}.',
    text: 'Mit der Verlängerung kommt ein neuer Schlüssel, der ab dem Kauf gilt.',
    trial: 'Dann ist die Testzeit vorbei. Wenn Sie das Programm kaufen, behält es seinen Schlüssel.',
    action: 'Verlängern',
    buy: 'Kaufen',
  },
  ended: {
    title: '{name} ist am {date} abgelaufen.',
    text: 'Mit der Verlängerung kommt ein neuer Schlüssel.',
    trial: 'Die Testzeit ist vorbei. Wenn Sie das Programm kaufen, behält es seinen Schlüssel.',
    action: 'Verlängern',
    buy: 'Kaufen',
  },
  address: {
    title: 'Ihre neue Adresse wartet auf ihren Code.',
    text: 'Wir haben ihn an {email} geschickt.',
    action: 'Code eingeben',
  },
  recovery_codes: {
    title:
      '{count, plural, =0 {Sie haben keinen Wiederherstellungscode mehr.} one {Sie haben noch einen Wiederherstellungscode.} other {Sie haben noch # Wiederherstellungscodes.}}',
    text: 'Ohne Code können Sie sich nicht anmelden, wenn Sie Ihre App verlieren.',
    action: 'Neue Codes erstellen',
  },
  renewal: {
    title: '{name} verlängert sich für {price}.',
    text: 'Am {date}, mit der hinterlegten Karte. Bis dahin können Sie es ändern oder beenden.',
    action: 'Verwalten',
  },
  seats: {
    title: 'Alle {seats} Computer von {name} sind in Gebrauch.',
    text: 'Geben Sie einen frei, um seinen Platz auf einem anderen zu nutzen.',
    action: 'Computer ansehen',
  },
  export: {
    title: 'Ihre Daten liegen bereit.',
    text: 'Das Archiv lässt sich bis zum {date} abrufen.',
    action: 'Abrufen',
  },
  allProducts: 'Alle Produkte ({count})',
  order: 'Letzte Bestellung',
  allOrders: 'Alle Bestellungen ({count})',
} satisfies Translated<typeof reference>;
