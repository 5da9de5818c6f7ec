import type { Translated } from '../translated.ts';
import type { invoice as reference } from './en.ts';

export const invoice = {
  title: {
    invoice: 'Rechnung',
    credit_note: 'Rechnungskorrektur',
    cancellation: 'Stornorechnung',
  },
  demo: 'Demo: Es ist kein Geld geflossen',
  number: 'Nummer',
  issued: 'Datum',
  delivered: 'Geliefert',
  order: 'Bestellung',
  about: {
    credits: 'Zu Rechnung',
    corrects: 'Korrigiert',
    replaces: 'Ersetzt',
  },
  buyer: 'Verkauft an',
  vatId: 'USt-IdNr.: {number}',
  taxId: 'Steuernummer: {number}',
  product: 'Produkt',
  quantity: 'Menge',
  amount: 'Betrag',
  columns: {
    net: 'Netto',
    gross: 'Brutto',
  },
  period: 'Zeitraum: {from} bis {through}',
  listed: 'Listenpreis {price}',
  credited: 'Bezahlt mit {numbers}',
  net: 'Netto',
  tax: '{rate} USt.',
  taxOf: '{rate} USt., {country}',
  total: {
    invoice: 'Gesamtbetrag',
    credit_note: 'Gutgeschrieben',
  },
  paid: 'Der Betrag ist bezahlt.',
  nothingToPay: 'Es ist nichts zu zahlen.',
  refund: 'Der Betrag geht auf das Zahlungsmittel zurück, von dem er kam.',
  refund_failed: 'Eine Erstattung dieses Betrags konnte nicht ausgezahlt werden; er wird wieder berechnet.',
  dispute: 'Die Bank des Käufers hat die Zahlung zurückgeholt.',
  dispute_won:
    'Die Bank des Käufers hat diesen zuvor gutgeschriebenen Betrag zurückgegeben; er wird wieder berechnet.',
  correction_invoice: 'Diese Rechnung ersetzt die Rechnung {number}.',
  correction_credit:
    'Die Rechnung {number} war falsch und wird hiermit storniert; eine neue tritt an ihre Stelle.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  noTax: 'Es wird keine Umsatzsteuer berechnet.',
  accounting:
    'Umsatzsteuer in {currency}: {amount}, umgerechnet zum Referenzkurs der Europäischen Zentralbank vom {day}: 1 {currency} = {rate} {from}.',
} satisfies Translated<typeof reference>;
