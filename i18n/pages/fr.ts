import type { Translated } from '../translated.ts';
import type { pages as reference } from './en.ts';

export const pages = {
  contents: 'Sur cette page',
  list: {
    title: '{category} : articles',
    page: 'Page {page}',
    pages: 'Pages de cette liste',
    newer: 'Plus récents',
    older: 'Plus anciens',
    empty: 'Pas encore d’article',
    emptyText: 'Les articles apparaîtront ici dès leur publication.',
    toHome: 'Retour à l’accueil',
  },
  policy: {
    applies: 'En vigueur à partir du {date}',
  },
  service: {
    byMail: 'Écrivez à {email} depuis l’adresse de votre achat. Une personne vous répond.',
    write: 'Contacter l’assistance',
    account: 'Mes produits',
  },
  contact: {
    address: 'E-mail',
    answer: 'Réponse',
    hours: 'Horaires',
    write: 'Écrire un e-mail',
    help: 'Consulter d’abord l’aide',
    topics: 'Ce qu’il faut écrire',
  },
  help: {
    title: 'Aide',
    popular: 'Questions fréquentes',
    related: 'Voir aussi',
    notFound: 'Vous n’avez pas trouvé la réponse ?',
    person: 'Demandez à une personne',
    topics: {
      install: 'Installation et mises à jour',
      licence: 'Clés de licence',
      payment: 'Paiement et remboursement',
      discs: 'Disques et lecteurs',
      files: 'Fichiers et formats',
      account: 'Compte',
    },
  },
  promotion: {
    none: 'Aucune promotion en ce moment',
    noneText:
      'Les prix sont les mêmes toute l’année. Quand il y a une promotion, elle est annoncée ici, avec sa date de fin.',
    until: 'Jusqu’au {date} ({zone})',
    store: 'Aller à la boutique',
  },
} satisfies Translated<typeof reference>;
