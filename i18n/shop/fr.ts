import type { Translated } from '../translated.ts';
import type { shop as reference } from './en.ts';

export const shop = {
  checkoutProblems: {
    unknown_product: 'Le lien est peut-être ancien ou incomplet. Choisissez de nouveau le logiciel.',
    unknown_licence_type:
      'Le lien désigne une licence qui n’est pas vendue. Choisissez l’une de celles proposées.',
    not_on_sale: 'Les licences achetées continuent de fonctionner. Découvrez les autres logiciels.',
    price_missing: 'Cette licence ne peut pas être achetée dans votre devise pour le moment.',
    country_blocked: 'Ce logiciel ne peut pas être acheté depuis le pays où vous vous trouvez.',
    too_many_products: 'Veuillez répartir cet achat en plusieurs.',
  },
  payMethods: {
    label: 'Moyen de paiement',
    names: { card: 'Carte bancaire', blockchain: 'Cryptomonnaie (blockchain)' },
  },
  product: {
    details: 'Détails',
    detailsOf: 'Détails de {name}',
    trial: 'Essayer gratuitement',
    buy: 'Acheter',
    price: 'Prix',
    from: 'à partir de {price}',
    before: 'Auparavant',
    lowest: 'Prix le plus bas des 30 jours précédents : {amount}',
    download: 'Télécharger',
    free: 'Gratuit',
    notSold: 'Indisponible actuellement',
    prices: 'Prix de {name}',
    amazon: 'Également sur Amazon',
  },
  licence: {
    label: 'Licence',
    term: {
      '1M': 'pour 1 mois',
      '1Y': 'pour 1 an',
      LFT: 'paiement unique',
      'Lifetime+5PC': 'paiement unique',
    },
    works: 'Durée',
    computers: 'Ordinateurs',
    renews: 'Renouvelée jusqu’à résiliation',
    noEnd: 'Illimitée',
    buyAs: 'Acheter {name}, {licence}',
    coupon: 'Code {code} appliqué : {percent} % de réduction.',
  },
  table: {
    more: 'Suite à droite',
  },
  dialog: {
    title: 'Acheter {name}',
    close: 'Fermer',
    all: 'Comparer toutes les licences',
  },
  article: {
    checked: 'Vérifié le {date}',
    published: 'Publié le {date}',
  },
  error: {
    notFound: 'Page introuvable : {path}',
    notFoundText:
      'Cette page est trop rayée pour être lue, ou n’a jamais été pressée. Celles-ci tournent encore :',
    toHome: 'Retour à l’accueil',
    maintenanceTitle: 'Encore un instant… quelque chose de beau se prépare',
    maintenanceText: 'Notre site est en maintenance, nous serons de retour très bientôt.',
    badRequest: 'Cette demande n’a pas pu être comprise.',
    forbidden: 'Vous ne pouvez pas ouvrir cette page.',
    tooLarge: 'L’envoi est trop volumineux.',
    tooMany: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  },
} satisfies Translated<typeof reference>;
