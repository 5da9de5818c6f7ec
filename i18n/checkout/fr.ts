import type { Translated } from '../translated.ts';
import type { checkout as reference } from './en.ts';

export const checkout = {
  back: 'Retour à la boutique',
  backTo: 'Retour à {name}',
  logIn: 'Se connecter',
  errorSummary: 'Veuillez vérifier les points suivants',
  legal: {
    'terms-of-use': 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    'refund-policy': 'Politique de remboursement',
  },
  buy: {
    title: 'Acheter {name}',
    titleMany: 'Acheter {count} produits',
    count: '{count} produits',
    change: 'Modifier',
    remove: 'Retirer',
    removeOf: 'Retirer {name}',
    summary: 'Votre achat',
    total: 'Total',
    subtotal: 'Sous-total',
    lowest: 'Prix le plus bas des 30 jours précédents : {amount}',
    coupon: 'Code promo {code}',
    replaces: '{old} n’est plus vendu. {name} l’a remplacé : c’est ce que vous achetez.',
    licence: 'Licence',
    licenceWords: {
      '1M': 'Fonctionne 1 mois sur 1 ordinateur. Renouvelée chaque mois jusqu’à résiliation.',
      '1Y': 'Fonctionne 1 an sur 1 ordinateur. Renouvelée chaque année jusqu’à résiliation.',
      LFT: 'Fonctionne sur 1 ordinateur, sans limite de durée.',
      'Lifetime+5PC': 'Fonctionne sur 5 ordinateurs, sans limite de durée.',
    },
    owned: {
      forGood: 'Vous possédez déjà {name} ({licence}).',
      until: 'Vous possédez déjà {name} ({licence}, jusqu’au {date}).',
      upgrade: 'Prendre plutôt {name}, pour {price}',
      see: 'Voir mes produits',
    },
    subscribed: {
      text: 'Vous avez déjà un abonnement à {name} ({licence}). Il continue en plus de cet achat et se renouvelle le {date} pour {price}, jusqu’à ce que vous le résiliiez.',
      credited:
        'Vous avez déjà un abonnement à {name} ({licence}). Il continue en plus de cet achat et se renouvelle jusqu’à ce que vous le résiliiez. Votre avoir couvre le prochain renouvellement, le {date}.',
      manage: 'Modifier ou résilier l’abonnement',
    },
    details: 'Vos coordonnées',
    email: 'E-mail',
    emailHint: 'La clé de licence y sera envoyée.',
    haveAccount: 'Déjà un compte ? Se connecter',
    loggedOut: 'Rien n’est perdu : reconnectez-vous, ou continuez sans compte avec l’adresse ci-dessous.',
    member: 'La licence sera ajoutée à votre compte',
    terms: {
      title: 'Ce que vous acceptez',
    },
    consents: {
      title: 'Livraison immédiate',
      names: { delivery: 'Livraison immédiate', withdrawal: 'Droit de rétractation' },
      guarantee: 'La garantie de remboursement de 14 jours reste inchangée.',
    },
    /** The law asks for these words; no button before this one carries them. */
    submit: 'Commander avec obligation de paiement',
    submitFree: 'Commander gratuitement',
    toBought: 'Voir la commande de tout à l’heure',
    left: {
      unpaid:
        'Vous êtes revenu de la page de paiement. Rien n’a été débité, et ce que vous aviez saisi est toujours là.',
      open: 'Vous êtes revenu de la page de paiement. Ce que vous aviez saisi est toujours là.',
      paid: 'La commande que vous aviez quittée ici est payée.',
      see: 'Voir la commande',
    },
    submitting: 'Un instant…',
    next: {
      title: 'La suite',
      pay: 'Vous payez par carte sur la page de notre prestataire de paiement. Les données de votre carte ne passent jamais par cette boutique.',
      key: 'Vous voyez aussitôt la clé de licence et la recevez par e-mail.',
      activate: 'Vous saisissez la clé dans {name}. C’est tout.',
      activateMany: 'Vous saisissez chaque clé dans son logiciel. C’est tout.',
      cards: 'En savoir plus sur le paiement par carte',
    },
    guarantee:
      '{name} ne vous convient pas ? Écrivez à {email} dans les 14 jours : nous vous remboursons intégralement.',
    guaranteeMany:
      'L’un d’eux ne vous convient pas ? Écrivez à {email} dans les 14 jours pour en être intégralement remboursé.',
    gift: {
      ask: 'Est-ce un cadeau ?',
      to: 'E-mail de la personne à qui vous l’offrez',
      hint: 'Nous lui envoyons la clé de licence, sans le prix. Le reçu et le remboursement restent à vous.',
      language: 'Langue de son e-mail',
    },
    method: {
      label: 'Moyen de paiement',
      names: { card: 'Carte bancaire', blockchain: 'Cryptomonnaie (blockchain)' },
    },
    save: {
      ask: 'Garder pour plus tard',
      text: 'Nous vous envoyons un lien vers ce panier. À votre retour, les prix du jour s’appliquent.',
      to: 'Où faut-il l’envoyer ?',
      submit: 'M’envoyer le lien',
      sent: 'Le lien est en route vers {email}.',
    },
    couponField: {
      ask: 'Vous avez un code ?',
      label: 'Code promo',
      apply: 'Appliquer',
      remove: 'Retirer le code {code}',
    },
    priceWas: 'Le prix était de {before} lors de votre dernière visite ; il est maintenant de {now}.',
  },
  tax: {
    waived: 'TVA non facturée',
    buyer: {
      country: 'Pays',
      countryHint: 'Où vous êtes. La taxe en dépend, pas le prix.',
      update: 'Afficher la taxe de ce pays',
      business: 'J’achète pour une entreprise',
      company: 'Entreprise',
      address: 'Adresse',
      addressHint: 'Telle qu’elle doit figurer sur la facture.',
      vatId: 'Numéro de TVA',
      vatIdHint:
        'Une entreprise d’un autre pays de l’UE ne paie pas de TVA ici. Nous interrogeons le registre de l’UE.',
      optional: 'facultatif',
      check: 'Vérifier le numéro',
      checked: 'Le registre de l’UE connaît {vatId}.',
    },
  },
  empty: {
    title: 'Votre panier est vide',
    text: 'Vous n’avez encore rien choisi. La boutique réunit tous les logiciels, avec leurs licences et leurs prix.',
    toStore: 'Aller à la boutique',
    goOn: 'Continuer avec {names}',
  },
  problem: {
    unknown_product: 'Nous ne connaissons pas ce produit',
    unknown_licence_type: 'Cette licence n’existe pas',
    not_on_sale: 'Ce produit n’est plus vendu',
    price_missing: 'Pas de prix dans votre devise',
    country_blocked: 'Indisponible dans votre pays',
    too_many_products: 'Trop de produits à la fois',
    text: {
      unknown_product: 'Le lien est peut-être ancien ou incomplet. Choisissez de nouveau le logiciel.',
      unknown_licence_type:
        'Le lien désigne une licence qui n’est pas vendue. Choisissez l’une de celles proposées.',
      not_on_sale: 'Les licences achetées continuent de fonctionner. Découvrez les autres logiciels.',
      price_missing: 'Cette licence ne peut pas être achetée dans votre devise pour le moment.',
      country_blocked: 'Ce logiciel ne peut pas être acheté depuis le pays où vous vous trouvez.',
      too_many_products: 'Veuillez répartir cet achat en plusieurs.',
    },
    toProduct: 'Voir {name}',
    toRest: 'Acheter les autres',
    toTools: 'Voir tous les logiciels',
  },
} satisfies Translated<typeof reference>;
