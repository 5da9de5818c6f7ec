import type { Translated } from '../translated.ts';
import type { dashboard as reference } from './en.ts';

export const dashboard = {
  title: 'Les 30 derniers jours',
  visits: 'Visites',
  buyClicks: 'Clics sur Acheter',
  orders: 'Commandes payées',
  revenue: 'Chiffre d’affaires',
  funnel: 'De la caisse au paiement',
  day: 'Jour (UTC)',
  table: 'Afficher sous forme de tableau',
  empty: 'Rien pendant cette période.',
  step: 'Étape',
  share: 'Part des visites commencées',
  steps: {
    checkout_begin: 'Caisse ouverte',
    checkout_submit: 'Coordonnées envoyées',
    checkout_pay: 'Retour de la page de paiement',
    checkout_complete: 'Payé',
  },
  collectorDown:
    'Le collecteur ne répond pas : les visites manquent ici. Les commandes et le chiffre d’affaires sont complets.',
} satisfies Translated<typeof reference>;
