import type { Translated } from '../translated.ts';
import type { overview as reference } from './en.ts';

export const overview = {
  welcome: 'Bienvenue.',
  headline:
    '{count, plural, =0 {Vous n’avez rien à faire.} =1 {Un point demande votre attention.} =2 {Deux points demandent votre attention.} =3 {Trois points demandent votre attention.} other {# points demandent votre attention.}}',
  headlineMore: '{count, plural, =1 {Et une information.} other {Et # informations.}}',
  unknown: 'Vue d’ensemble',
  needsFailed:
    'Impossible d’afficher pour le moment ce qui demande votre attention. Consultez les rubriques.',
  needsPartly:
    'Il se peut que d’autres points demandent votre attention : ils ne peuvent pas être affichés pour le moment. Consultez les rubriques.',
  productsFailed: 'Vos produits ne peuvent pas être affichés pour le moment.',
  orderFailed: 'Vos commandes ne peuvent pas être affichées pour le moment.',
  again: 'Réessayer',
  needs: 'À traiter',
  more: '{count, plural, one {# autre} other {# autres}}',
  mark: {
    bank: 'Votre banque',
    payment: 'Impayé',
    no_card: 'Sans carte',
    ended: 'Expirée',
    address: 'En attente',
    recovery_codes: 'Codes',
    seats: 'Complet',
    export: 'Prêt',
  },
  rests: '{price} pour la période à partir du {date}. La licence sera de nouveau valable dès le paiement.',
  bank: {
    title: 'Votre banque vous demande de confirmer le paiement pour {name}.',
    text: '{price} pour la période à partir du {date}. La licence reste valable jusqu’au {until}.',
    action: 'Confirmer le paiement',
  },
  payment: {
    title: 'Le paiement pour {name} n’a pas abouti.',
    text: '{price} pour la période à partir du {date}. La licence reste valable jusqu’au {until}.',
    retry: 'Nous réessaierons le {date}.',
    action: 'Payer maintenant',
  },
  card: {
    title: 'La carte pour {names} expire.',
    over: 'La carte pour {names} a expiré.',
    text: 'Carte {brand} se terminant par {lastFour}, expire fin {expiry}\u00a0; le prochain paiement est le {date}.',
    action: 'Changer de carte',
  },
  no_card: {
    title: 'Aucune carte n’est enregistrée pour {names}.',
    text: 'Le prochain paiement est le {date}.',
    action: 'Ajouter une carte',
  },
  price: {
    title: 'Un nouveau prix pour {name}.',
    text: 'À partir du {date}, il doit coûter {price} au lieu de {old}.',
    action: 'Voir le nouveau prix',
  },
  ending: {
    title: '{name} est valable jusqu’au {date}.',
    text: 'Le renouvellement donne une nouvelle clé, valable dès l’achat.',
    trial: 'L’essai sera alors terminé. Si vous achetez le logiciel, il garde sa clé.',
    action: 'Renouveler',
    buy: 'Acheter',
  },
  ended: {
    title: '{name} a expiré le {date}.',
    text: 'Le renouvellement donne une nouvelle clé.',
    trial: 'L’essai est terminé. Si vous achetez le logiciel, il garde sa clé.',
    action: 'Renouveler',
    buy: 'Acheter',
  },
  address: {
    title: 'Votre nouvelle adresse attend son code.',
    text: 'Nous l’avons envoyé à {email}.',
    action: 'Saisir le code',
  },
  recovery_codes: {
    title:
      '{count, plural, =0 {Vous n’avez plus de code de secours.} one {Il vous reste un code de secours.} other {Il vous reste # codes de secours.}}',
    text: 'Sans code, vous ne pourrez pas vous connecter si vous perdez votre application.',
    action: 'Créer de nouveaux codes',
  },
  renewal: {
    title: '{name} se renouvelle pour {price}.',
    text: 'Le {date}, avec la carte enregistrée. D’ici là, vous pouvez le modifier ou l’arrêter.',
    action: 'Gérer',
  },
  seats: {
    title: 'Les {seats} ordinateurs de {name} sont tous utilisés.',
    text: 'Libérez-en un pour utiliser sa place sur un autre.',
    action: 'Voir les ordinateurs',
  },
  export: {
    title: 'Vos données sont prêtes.',
    text: 'L’archive peut être téléchargée jusqu’au {date}.',
    action: 'Télécharger',
  },
  allProducts: 'Tous les produits ({count})',
  order: 'Dernière commande',
  allOrders: 'Toutes les commandes ({count})',
} satisfies Translated<typeof reference>;
