import type { Translated } from '../translated.ts';
import type { invoice as reference } from './en.ts';

export const invoice = {
  title: {
    invoice: 'Facture',
    credit_note: 'Avoir',
    cancellation: 'Avoir d’annulation',
  },
  demo: 'Démo : aucun argent n’a circulé',
  number: 'Numéro',
  issued: 'Date',
  delivered: 'Livraison',
  order: 'Commande',
  about: {
    credits: 'Sur facture',
    corrects: 'Corrige',
    replaces: 'Remplace',
  },
  buyer: 'Vendu à',
  vatId: 'N° de TVA : {number}',
  taxId: 'N° fiscal : {number}',
  product: 'Produit',
  quantity: 'Quantité',
  amount: 'Montant',
  columns: {
    net: 'HT',
    gross: 'TTC',
  },
  period: 'Période : du {from} au {through}',
  listed: 'Prix public {price}',
  credited: 'Payé avec {numbers}',
  net: 'Total HT',
  tax: 'TVA {rate}',
  taxOf: 'TVA {rate}, {country}',
  total: {
    invoice: 'Total TTC',
    credit_note: 'Total de l’avoir',
  },
  paid: 'Ce montant est réglé.',
  nothingToPay: 'Aucun paiement n’est dû.',
  refund: 'Ce montant est reversé sur le moyen de paiement d’origine.',
  refund_failed: 'Le remboursement de ce montant n’a pas pu être versé ; il est facturé de nouveau.',
  dispute: 'La banque de l’acheteur a repris le paiement.',
  dispute_won:
    'La banque de l’acheteur a restitué ce montant, crédité auparavant ; il est facturé de nouveau.',
  correction_invoice: 'Cette facture remplace la facture {number}.',
  correction_credit: 'La facture {number} était erronée ; elle est annulée par cet avoir et remplacée.',
  reverseCharge: 'Autoliquidation : la TVA est due par le preneur.',
  noTax: 'TVA non facturée.',
  accounting:
    'TVA en {currency} : {amount}, au taux de référence de la Banque centrale européenne du {day} : 1 {currency} = {rate} {from}.',
} satisfies Translated<typeof reference>;
