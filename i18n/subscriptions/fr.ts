import type { Translated } from '../translated.ts';
import type { subscriptions as reference } from './en.ts';

export const subscriptions = {
  emptyTitle: 'Aucun abonnement',
  emptyText: 'Rien ne se renouvelle tout seul.',
  active: 'Se renouvelle le {date} pour {price}.',
  activeCredited:
    'Se renouvelle le {date}. Votre avoir couvre tout le renouvellement, et rien ne sera débité.',
  planned: 'Passe à {licence} le {date}, pour {price}.',
  plannedCredited: 'Passe à {licence} le {date}. Votre avoir couvre tout le prix, et rien ne sera débité.',
  payment: {
    unpaid:
      'La période à partir du {date} n’est pas encore payée\u00a0: {price} n’ont pas pu être débités de votre carte.',
    review: 'Nous avons reçu votre paiement pour la période à partir du {date} et le vérifions.',
    refused:
      'Nous n’avons pas pu accepter votre paiement pour la période à partir du {date}. Il vous est remboursé sur la carte utilisée, cet abonnement prend fin et plus rien n’est débité.',
  },
  worksMeanwhile: 'La licence reste valable en attendant.',
  retry: 'Nouvelle tentative le {date}.',
  cancelling: 'Résilié. Valable jusqu’au {date}, plus rien n’est débité.',
  cancellingOver:
    'Résilié. Un paiement est encore en attente. S’il aboutit, l’abonnement fonctionne jusqu’à la fin de la période ainsi payée ; sinon, il prend fin aussitôt.',
  cancellingSwitch:
    'Résilié. Un changement de formule est encore en attente. S’il est payé, la nouvelle formule s’applique pour toute sa durée ; sinon, l’abonnement prend fin le {date}.',
  paused: 'En pause. Valable jusqu’au {date}, rien n’est débité avant la reprise.',
  resumes: 'Si vous le reprenez, il se renouvelle le {date} pour {price}.',
  resumesCredited:
    'Si vous le reprenez, il se renouvelle le {date}. Votre avoir couvre tout le renouvellement, et rien ne sera débité.',
  resumesPlanned: 'Si vous le reprenez, il passe à {licence} le {date}, pour {price}.',
  resumesPlannedCredited:
    'Si vous le reprenez, il passe à {licence} le {date}. Votre avoir couvre tout le prix, et rien ne sera débité.',
  pausedOver: 'En pause. La période payée a pris fin le {date}.',
  ended: 'Terminé le {date}. Plus rien n’est débité.',
  endedForLifetime: 'Terminé le {date}, car votre licence n’a plus de fin. Plus rien n’est débité.',
  newPrice: {
    open: 'À partir du {date}, il coûterait {price} au lieu de {old}.',
    keeps: 'Sans votre accord, le prix reste le même.',
    ends: 'Sans votre accord, il prend fin le {date}.',
    agreed: 'Vous avez accepté : à partir du {date}, il se renouvelle pour {price}.',
    cheaper: 'À partir du {date}, il ne coûte plus que {price} au lieu de {old}.',
  },
  confirmPayment: 'Confirmer le paiement',
  payNow: 'Payer maintenant',
  cancel: 'Résilier',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  resumeNow: 'Reprendre avec obligation de paiement ({price})',
  change: 'Changer de formule',
  lifetime: 'Passer à la licence à vie',
  keep_term: 'Garder {licence}',
  agree_price: 'Accepter {price}',
  again: 'S’abonner de nouveau',
  done: {
    cancel: 'Résilié. Un e-mail vous le confirme.',
    pause: 'Mis en pause.',
    resume: 'Il se renouvelle de nouveau.',
    switch: 'Votre formule a changé. Un e-mail vous le confirme.',
    later: 'Votre formule change au prochain renouvellement. Un e-mail vous le confirme.',
    waits: 'Votre paiement n’est pas encore confirmé. Votre formule changera dès qu’il le sera.',
    keep_term: 'Votre formule reste la même.',
    agree_price: 'Vous avez accepté le nouveau prix.',
    price_open: 'Il ne se renouvelle qu’au nouveau prix : veuillez d’abord l’accepter.',
    price_changed: 'Le prix a changé entre-temps. Veuillez le vérifier de nouveau.',
    payment_unavailable:
      'Le paiement est impossible pour le moment. Rien n’a été débité. Veuillez réessayer plus tard.',
    payment_due: 'Un paiement est en cours pour cet abonnement. Veuillez réessayer plus tard.',
  },
  country: {
    title: 'Pays de taxation',
    now: 'Pays retenu pour la TVA : {country}.',
    next: 'Se renouvelle le {date} pour {price}.',
    untaxed: 'Aucune taxe ne s’y applique.',
    business:
      'L’abonnement est facturé à {company} et taxé à l’adresse de cette entreprise. Si elle a changé, écrivez-nous : nous corrigerons la facture.',
    label: 'Pays où vous habitez',
    hint: 'À partir de la prochaine période, la taxe en dépend, pas le prix. Vos factures passées ne changent pas.',
    kept: 'Nous conservons votre déclaration comme preuve pour l’administration fiscale, avec le pays du réseau d’où elle vient et celui de la carte qui paie. Si ces deux derniers désignent un même autre pays, c’est sa taxe qui s’applique.',
    save: 'Enregistrer le pays',
    saved: 'Votre pays est enregistré. Il compte à partir de la prochaine période.',
  },
  changing: {
    present: 'Actuellement : {licence}, se renouvelle le {date} pour {price}.',
    presentCredited:
      'Actuellement : {licence}, se renouvelle le {date}. Votre avoir couvre tout le renouvellement.',
    none: 'Cet abonnement ne peut pas être modifié pour le moment.',
    vat: {
      unknown:
        'Le registre de l’UE ne connaît plus votre numéro de TVA. Ces prix comprennent la TVA. Si le registre se trompe, faites-le corriger avant de changer.',
      unavailable:
        'Le registre de l’UE des numéros de TVA ne répond pas : nous ne pouvons pas vérifier le vôtre. Vous pouvez changer maintenant avec TVA, ou réessayer plus tard.',
    },
    back: 'Retour aux abonnements',
    now: '{licence}, dès maintenant',
    later: '{licence}, à partir du {date}',
    price: 'Prix',
    left: 'Reste de ce que vous avez payé jusqu’au {date}',
    good: 'Votre avoir antérieur',
    kept: 'Avoir pour la suite',
    total: 'À payer maintenant',
    why: 'Vous avez payé {paid} pour la période jusqu’au {date}. Ce qui en reste, calculé à l’instant près, est déduit du prix.',
    nowText:
      'Commence maintenant et se termine le {date}. Se renouvelle ensuite pour {price} jusqu’à ce que vous résiliiez. Votre clé reste la même.',
    lifetimeText:
      'La licence est à vous pour toujours dès maintenant, avec la même clé. Plus rien ne se renouvelle : cet abonnement prend fin. Si la valeur du temps restant dépasse le prix, la différence est remboursée sur votre carte.',
    buy: 'Acheter avec obligation de paiement ({price})',
    laterText:
      'Jusqu’au {date}, rien ne change et rien n’est débité. Se renouvelle ensuite pour {price} jusqu’à ce que vous résiliiez. Vous pouvez revenir sur ce choix jusqu’à cette date.',
    bank: 'Nous débitons la carte enregistrée pour les renouvellements. Si votre banque vous demande de confirmer, nous vous y conduisons.',
    pay: 'Changer avec obligation de paiement ({price})',
    free: 'Changer maintenant',
    plan: 'Changer le {date}',
  },
  card: 'Carte des renouvellements',
  cardKept: '{brand} se terminant par {lastFour}, expire fin {expiry}',
  cardExpired: '{brand} se terminant par {lastFour}, expirée fin {expiry}',
  noCard: 'Aucune carte enregistrée.',
  guestCard: 'Pour {products}, acheté sans connexion :',
  changeCard: 'Changer de carte',
  addCard: 'Ajouter une carte',
} satisfies Translated<typeof reference>;
