import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'Connectez-vous pour voir cette page.',
  notYours: 'Les commandes et leurs acheteurs sont réservés aux administrateurs et à l’assistance.',
  search: {
    label: 'Chercher dans tous les documents',
    title: 'Trouvé dans les documents',
    none: 'Rien n’a été trouvé. Il faut deux caractères ; toutes les langues sont parcourues.',
    late: 'Recherche inachevée : {kinds}. Essayez des mots plus longs ou plus rares.',
  },
  orders: {
    title: 'Commandes à vérifier',
    about:
      'L’acheteur a payé, mais le paiement ne correspond pas à la commande. Si vous acceptez la commande, l’argent est gardé tel qu’il est arrivé : l’acheteur reçoit ce qu’il a commandé. Sinon, remboursez d’abord chez le prestataire de paiement, puis annulez la commande ici.',
    none: 'Aucune commande ne vous attend.',
    number: 'Commande',
    placed: 'Passée le',
    buyer: 'Acheteur',
    total: 'Total',
    paid: 'Payé',
    paidUnknown: 'inconnu : voir chez le prestataire de paiement',
    reason: 'Motif',
    accept: 'Accepter',
    acceptAsks:
      'Accepter la commande {number} ? {paid} ont été payés pour {total}. L’acheteur reçoit la licence, sans retour possible.',
    acceptYes: 'Oui, l’accepter',
    cancel: 'Remboursée : annuler',
    cancelAsks:
      'Annuler la commande {number} ? Seulement si l’acheteur a été remboursé : il ne recevra plus rien.',
    cancelYes: 'Oui, l’annuler',
    cancelled: 'La commande {number} est annulée ; son code promo est de nouveau utilisable.',
    next: 'Page suivante',
    done: 'La commande {number} est acceptée ; la clé part par e-mail.',
    reasons: {
      amount_mismatch: 'Un autre montant a été payé',
      paid_after_cancellation: 'Payée après l’annulation',
      no_address: 'L’acheteur n’est plus connu : son adresse a été effacée',
    },
  },
  jobs: {
    title: 'Tâches en échec',
    about: 'E-mails et autres tâches essayés plusieurs fois sans succès.',
    none: 'Rien n’a échoué.',
    kind: 'Tâche',
    failed: 'Abandonnée le',
    tries: 'Essais',
    error: 'Dernière erreur',
    retry: 'Réessayer',
    done: '{kind} sera réessayée.',
  },
  publications: {
    title: 'Publications programmées qui ont échoué',
    about:
      'Ces documents n’ont pas été publiés ou retirés à l’heure prévue. Ouvrez le document, corrigez ce qui est indiqué, puis publiez-le ou choisissez une autre heure.',
    none: 'Aucune publication programmée n’a échoué.',
    document: 'Document',
    planned: 'Prévu',
    types: { publish: 'Publier', unpublish: 'Retirer' },
  },
  disputes: {
    title: 'Litiges',
    about:
      'Ce que les banques des acheteurs réclament. Répondez chez le prestataire ; la commande suit d’elle-même.',
    none: 'Aucune banque ne conteste rien.',
    order: 'Commande',
    amount: 'Montant',
    stands: 'État',
    reason: 'Motif',
    opened: 'Depuis',
    exceeds: 'Plus que ce qui restait après remboursement',
    states: { inquiry: 'Demande', open: 'Ouvert', won: 'Gagné', lost: 'Perdu' },
  },
  events: {
    title: 'Messages des prestataires de paiement',
    about:
      'Ce qu’un prestataire a signalé et que la boutique ne traite pas elle-même, par exemple les abonnements. Traitez-le chez le prestataire.',
    none: 'Aucun message n’attend.',
    subject: 'Objet',
    said: 'Message',
    id: 'Chez le prestataire',
    received: 'Reçu le',
    subjects: { payment: 'Paiement', refund: 'Remboursement', dispute: 'Litige', subscription: 'Abonnement' },
  },
  problems: {
    not_allowed: 'Votre rôle ne le permet pas.',
    money_gone: 'L’argent de cette commande a été remboursé, ou une banque le réclame. Annulez la commande.',
    not_in_review: 'Cette commande n’est plus à vérifier.',
    no_address:
      'L’adresse de cet acheteur a été effacée : personne ne peut recevoir de licence. Remboursez et annulez la commande.',
    not_failed: 'Cette tâche attend ou s’exécute déjà.',
    failed: 'Cela n’a pas fonctionné, et rien n’a été modifié. Réessayez dans un instant.',
  },
} satisfies Translated<typeof reference>;
