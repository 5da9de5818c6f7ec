import type { Translated } from '../translated.ts';
import type { deskFraud as reference } from './en.ts';

export const deskFraud = {
  orders: {
    title: 'Commandes à vérifier',
    about:
      'L’acheteur a payé, mais le paiement ne correspond pas à la commande, ou trop d’indices parlent contre elle. Si vous acceptez la commande, l’argent est gardé tel qu’il est arrivé : l’acheteur reçoit ce qu’il a commandé. Si vous la refusez, l’argent est remboursé et l’acheteur en est informé. Annulez-la seulement si l’argent est déjà rendu.',
    none: 'Aucune commande ne vous attend.',
    number: 'Commande',
    placed: 'Passée le',
    buyer: 'Acheteur',
    total: 'Total',
    paid: 'Payé',
    paidUnknown: 'inconnu : voir chez le prestataire de paiement',
    reason: 'Motif',
    refusal: {
      title: 'Refuser et rembourser',
      sends:
        '{amount} retournent à l’acheteur par le moyen de paiement utilisé. Si le prestataire refuse, la commande revient en examen.',
      licences: 'Aucune licence n’a été émise pour cette commande et aucune ne le sera.',
      cancels: 'La commande est annulée et son code promo peut resservir.',
      mail: 'Une fois l’argent reversé, un e-mail informe l’acheteur que la commande n’a pas été acceptée. Il n’en donne pas la raison.',
      confirm: 'Refuser et rembourser {amount}',
      done: 'La commande {number} est refusée ; son argent est en route.',
    },
    accept: 'Accepter',
    acceptAsks:
      'Accepter la commande {number} ? {paid} ont été payés pour {total}. L’acheteur reçoit la licence, sans retour possible.',
    acceptYes: 'Oui, l’accepter',
    cancel: 'Remboursée : annuler',
    cancelAsks:
      'Annuler la commande {number} ? Seulement si l’acheteur a été remboursé : il ne recevra plus rien.',
    cancelYes: 'Oui, l’annuler',
    cancelled: 'La commande {number} est annulée ; son code promo est de nouveau utilisable.',
    next: 'Page suivante',
    done: 'La commande {number} est acceptée ; la clé part par e-mail.',
    reasons: {
      amount_mismatch: 'Un autre montant a été payé',
      refund_failed: 'Refusée, mais l’argent n’a pas pu être remboursé',
      paid_after_cancellation: 'Payée après l’annulation',
      no_address: 'L’acheteur n’est plus connu : son adresse a été effacée',
      risk: 'Trop d’indices contre elle',
    },
    risk: {
      score: 'Risque {score} sur 100',
      none: 'aucun élément suspect',
      reasons: {
        disposable_mail: 'Adresse e-mail jetable',
        country_mismatch: 'Pays différent de celui du réseau',
        network_velocity: 'Beaucoup de commandes d’un même réseau',
        address_velocity: 'Beaucoup de commandes avec une adresse depuis un réseau',
      },
    },
  },
  surplus: {
    title: 'Payées deux fois',
    about:
      'Ces commandes étaient déjà payées quand un autre paiement est arrivé. Les achats ont déjà été livrés ; remboursez l’autre paiement. Commande, licences et facture restent telles quelles.',
    came: 'Arrivé le',
    send: 'Rembourser',
    asks: 'Rembourser {amount}, reçus une seconde fois pour la commande {number} ? L’argent repart par le moyen de paiement utilisé ; la commande reste payée et ses licences restent valables.',
    yes: 'Oui, le renvoyer',
    reason: 'Payée deux fois',
    done: 'Le second paiement de la commande {number} est en route vers l’acheteur.',
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
    dueBy: 'Preuves avant le',
    evidence: 'Preuves en fichier',
    opened: 'Depuis',
    exceeds: 'Plus que ce qui restait après remboursement',
    states: { inquiry: 'Demande', open: 'Ouvert', won: 'Gagné', lost: 'Perdu' },
  },
} satisfies Translated<typeof reference>;
