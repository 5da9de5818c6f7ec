import type { Translated } from '../translated.ts';
import type { purchase as reference } from './en.ts';

export const purchase = {
  backToPurchase: 'Retour à l’achat',
  toHome: 'Retour à l’accueil',
  payment: {
    title: 'Votre paiement',
    goOn: 'Continuer vers le paiement',
    openTitle: 'Cette commande est en attente de paiement',
    openText: 'Rien n’a encore été débité. Vous pouvez payer maintenant, avec la carte de votre choix.',
    endedTitle: 'Ce paiement a expiré',
    endedText: 'Rien n’a été débité. Si vous recommencez, vous reverrez le prix avant de payer.',
    startAgain: 'Recommencer',
    refusedTitle: 'Nous n’avons pas pu accepter cette commande',
    refusedText:
      'Elle a été annulée, et aucune licence n’a été délivrée. L’argent est en route vers la carte utilisée pour payer ; votre banque l’affiche après quelques jours. Le remboursement vous est confirmé par e-mail à {email}.',
    refundedTitle: 'Cette commande a été remboursée',
    refundedText:
      'L’argent est revenu sur la carte utilisée pour payer ; votre banque l’affiche après quelques jours. Les clés de licence ne fonctionnent plus.',
    disputedTitle: 'Votre banque s’interroge sur ce paiement',
    disputedText:
      'En attendant, les clés de licence de cette commande sont suspendues. Si vous voulez garder le produit, dites-le à votre banque et écrivez-nous.',
    reviewTitle: 'Nous vérifions ce paiement',
    reviewText:
      'Nous avons reçu votre commande et vérifions le paiement. Une personne l’examine et écrira à {email}.',
    order: 'Commande',
    product: 'Produit',
    amount: 'Montant',
    hiddenTitle: 'Cette page ne peut pas être affichée ici',
    hiddenText:
      'Elle s’ouvre pendant 14 jours dans le navigateur qui a servi à commander, ou par le lien de l’e-mail de commande. Vous retrouvez vos licences à tout moment dans votre compte.',
  },
  newPrice: {
    title: 'Un nouveau prix pour votre abonnement',
    open: {
      title: 'Un nouveau prix pour {product}',
      text: 'À partir du {date}, il se renouvellerait pour {price} au lieu de {old}.',
    },
    keeps: 'Sans votre accord, rien ne change : le renouvellement se fait toujours pour {old}.',
    ends: 'Sans votre accord, il n’y a plus de renouvellement et il prend fin le {date}.',
    agree: 'Accepter {price}',
    cancel: 'Résilier l’abonnement',
    agreed: {
      title: 'Vous avez accepté',
      text: 'À partir du {date}, {product} se renouvelle pour {price} jusqu’à ce que vous résiliiez.',
    },
    cheaper: {
      title: 'Votre abonnement coûte moins cher',
      text: 'À partir du {date}, {product} se renouvelle pour {price} au lieu de {old}. Vous n’avez rien à faire.',
    },
    cancelled: {
      title: 'Votre abonnement est résilié',
      text: '{product} reste valable jusqu’au {date} et plus rien n’est débité.',
    },
    withdrawn: {
      title: 'L’ancien prix reste',
      text: 'Le nouveau prix a été retiré. {product} continue de se renouveler au prix actuel, même si vous aviez accepté.',
    },
    over: {
      title: 'Cette question n’est plus d’actualité',
      text: 'Le prix actuel de {product} figure dans vos abonnements.',
    },
    toSubscriptions: 'Voir mes abonnements',
  },
  renewal: {
    title: 'Payer un abonnement',
    pay: 'Payer {price}',
    toProducts: 'Voir mes produits',
    open: {
      title: 'Confirmer le paiement',
      text: '{price} sont dus pour {product}. Sur la page suivante, votre banque vous demande de confirmer, ou vous payez avec une autre carte, qui servira ensuite aux renouvellements.',
    },
    refused: {
      title: 'Payer par carte',
      text: 'Les {price} dus pour {product} n’ont pas pu être débités. Sur la page suivante, vous payez avec une carte, qui servira ensuite aux renouvellements.',
    },
    paid: {
      title: 'C’est payé',
      text: 'Merci. {product} continue de fonctionner avec la même clé.',
    },
    review: {
      title: 'Nous vérifions ce paiement',
      text: 'Nous avons reçu le paiement de {product} et le vérifions. Quelqu’un l’examine et vous écrira.',
    },
    over: {
      title: 'Rien à payer ici',
      text: 'Ce paiement pour {product} n’est plus en attente ; rien n’est débité.',
    },
  },
  reopen: {
    title: 'Ce lien a expiré',
    text: 'Nous pouvons envoyer un code à l’adresse de la commande. Avec lui, cette page affiche de nouveau la commande.',
    typeText: 'Un code est en route vers l’adresse de la commande. Il fonctionne {minutes} minutes.',
    code: 'Code reçu par e-mail',
    open: 'Afficher la commande',
    mail: 'M’envoyer un code',
    again: 'M’envoyer un autre code',
  },
  thanks: {
    gift: {
      title: 'Merci. Votre cadeau est en route.',
      sent: 'La clé de licence a été envoyée à {email}. Le prix n’y figure pas.',
      sentMany: 'Les clés de licence ont été envoyées à {email}. Le prix n’y figure pas.',
      for: 'Cadeau pour',
    },
    title: 'Merci. Voici votre clé.',
    /** For several keys. */
    many: {
      title: 'Merci. Voici vos clés.',
      install: 'Téléchargez {name} et installez-les.',
      enter:
        'Ouvrez chacun d’eux, choisissez « Saisir la clé de licence » dans son menu Aide et collez sa clé.',
      kept: 'Où retrouver les clés',
      sent: 'Les clés sont en route vers {email}.',
    },
    documentTitle: 'Votre licence',
    key: 'Clé de licence',
    copy: 'Copier la clé',
    copied: 'Copiée',
    copyFailed: 'Sélectionnez la clé et copiez-la vous-même.',
    order: 'Commande',
    licence: 'Licence',
    paid: 'Payé',
    opens: 'Active',
    works: 'Validité',
    updates: 'Mises à jour',
    forGood: 'sans limite',
    until: 'jusqu’au {date}',
    download: 'Télécharger {name}',
    downloadFor: 'pour {system}, version {version}',
    steps: {
      title: 'Activer en trois étapes',
      install: 'Téléchargez {name} et installez-le.',
      enter: 'Ouvrez-le, choisissez « Saisir la clé de licence » dans son menu Aide et collez la clé.',
      done: 'Insérez un disque : les limites de l’essai ont disparu.',
    },
    mail: {
      title: 'Où retrouver la clé',
      sent: 'La clé est en route vers {email}.',
      account:
        'Vos licences sont aussi dans le compte de cette adresse. Pas encore de mot de passe ? Nous vous envoyons un lien pour en choisir un.',
      mailLink: 'M’envoyer le lien',
      linkSent:
        'Un lien pour choisir un mot de passe est en route vers {email}. Il sert une seule fois, pendant une heure.',
      logIn: 'J’ai un mot de passe : me connecter',
      member: 'Elle est aussi dans votre compte.',
      toAccount: 'Mes produits',
    },
    renewals: {
      title: 'Renouvellement',
      how: 'Le renouvellement se poursuit jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment, dans votre compte ou sans connexion.',
      toAccount: 'Mes abonnements',
      cancel: 'Résilier sans connexion',
    },
    receipt: {
      title: 'Reçu',
      seller: 'Vendeur',
      buyer: 'Acheteur',
      date: 'Payé le',
      documents: {
        invoice: 'Facture {number} (PDF)',
        electronic: 'Facture électronique (XML)',
        credit_note: 'Avoir {number} (PDF)',
      },
      print: 'Imprimez cette page pour vos dossiers.',
    },
    others: 'Autres logiciels',
    pendingTitle: 'En attente du paiement',
    pendingText:
      'Le prestataire de paiement ne l’a pas encore confirmé. Cela prend en général quelques secondes ; cette page vérifie d’elle-même.',
    pendingLong:
      'C’est plus long que d’habitude. Vous pouvez fermer cette page : dès que le paiement sera confirmé, nous enverrons la clé à {email}.',
    askAgain: 'Vérifier à nouveau',
    payNow: 'Pas encore payé ? Payer {total}',
  },
  cards: {
    title: 'Payer par carte',
    lead: 'Ce qui se passe entre votre carte, le prestataire de paiement et cette boutique.',
    which: 'Quelles cartes',
    whichText: 'Visa, Mastercard et American Express, de crédit ou de débit.',
    whichSandbox:
      'Cette boutique est un environnement de test. Elle accepte les cartes de test ci-dessous et aucune vraie carte.',
    where: 'Où vont les données de la carte',
    whereText:
      'Uniquement au prestataire de paiement. Vous les saisissez sur sa propre page ; cette boutique ne les voit ni ne les conserve jamais. Nous apprenons seulement si le paiement a réussi.',
    whereSandbox:
      'Uniquement à la page de paiement de l’environnement de test. La boutique apprend seulement si le paiement a réussi.',
    currency: 'Devise',
    currencyText: 'Le montant débité est exactement celui affiché, en {currency}.',
    currencies: { USD: 'dollars américains', EUR: 'euros', JPY: 'yens japonais' },
    statement: 'Sur votre relevé',
    statementText: 'Le débit apparaît sous le nom de la boutique ou du prestataire de paiement.',
    statementSandbox: 'Rien : dans un environnement de test, aucun argent ne circule.',
    confirm: 'Si votre banque demande une confirmation',
    confirmText:
      'Certaines banques demandent de confirmer le paiement dans leur application ou avec un code. La commande continue ensuite.',
    declined: 'Si la carte est refusée',
    declinedText:
      'Rien n’est débité et votre commande reste en attente. Essayez une autre carte, ou demandez la raison à votre banque.',
    renewal: 'Débits ultérieurs',
    renewalText:
      'Aucun pour une licence à vie. Une licence d’un mois ou d’un an se renouvelle au prix affiché avant le paiement, jusqu’à ce que vous la résiliiez.',
    help: 'Questions',
    helpText: 'Écrivez à {email}.',
  },
  testCards: {
    title: 'Cartes de test',
    text: 'Utilisez n’importe quelle date future et trois chiffres quelconques.',
    number: 'Numéro de carte',
    behaviour: 'Ce qui se passe',
    pays: 'Paiement accepté',
    declined: 'Carte refusée',
    insufficient_funds: 'Provision insuffisante',
    authentication: 'Confirmation demandée',
    fails_at_renewal: 'Acceptée maintenant, refusée au renouvellement',
  },
  sandbox: {
    name: 'Paiements de test',
    notice:
      'Ceci est un environnement de test : aucun argent ne circule. Saisissez uniquement des cartes de test, jamais une vraie.',
    title: 'Payer {shop}',
    number: 'Numéro de carte',
    expiry: 'Expiration',
    expiryHint: 'MM/AA',
    cvc: 'Code de sécurité',
    cvcHint: '3 ou 4 chiffres',
    pay: 'Payer {amount}',
    keep: 'Enregistrer cette carte',
    kept: 'Utiliser votre carte •••• {lastFour} : {amount}',
    other: 'Ou payer avec une autre carte :',
    paying: 'La banque est interrogée…',
    cancel: 'Annuler et revenir',
    authenticationTitle: 'Confirmer ce paiement',
    authenticationText: 'Ici, votre banque demanderait si c’est bien vous qui payez {amount} à {shop}.',
    keepAuthenticationTitle: 'Confirmer cette carte',
    keepAuthenticationText:
      'Ici, votre banque demanderait si c’est bien vous qui enregistrez votre carte chez {shop}.',
    approve: 'Approuver',
    refuse: 'Refuser',
    endedTitle: 'Ce paiement a expiré',
    endedText: 'Il n’a pas été effectué dans les 24 heures. Rien n’a été débité.',
  },
} satisfies Translated<typeof reference>;
