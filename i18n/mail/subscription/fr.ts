import type { Translated } from '../../translated.ts';
import type { subscriptionMail as reference } from './en.ts';

export const subscriptionMail = {
  newPrice: {
    price_rise: {
      subject: '{product} : nouveau prix à partir du {date}',
      title: 'Un nouveau prix, avec votre accord',
      text: 'À partir du {date}, {product} ({licence}) se renouvellerait pour {price} au lieu de {old}. Pour cela, il nous faut votre accord.',
      keeps: 'Sans votre accord, rien ne change : le renouvellement se fait toujours pour {old}.',
      ends: 'Sans votre accord, il n’y a plus de renouvellement : votre abonnement prend fin le {date} et plus rien n’est débité.',
      button: 'Voir le nouveau prix et accepter',
      refuse: 'Si vous préférez résilier, vous pouvez le faire sans vous connecter : {page}',
    },
    price_fall: {
      subject: '{product} coûte moins cher à partir du {date}',
      title: 'Votre abonnement coûte moins cher',
      text: 'À partir du {date}, {product} ({licence}) se renouvelle pour {price} au lieu de {old}. Vous n’avez rien à faire.',
      button: 'Voir mes abonnements',
    },
    price_withdrawn: {
      subject: '{product} : le nouveau prix est retiré',
      title: 'Votre ancien prix reste',
      text: 'Nous avons retiré le nouveau prix de {price} pour {product} ({licence}) dont nous vous avions parlé. L’ancien prix reste : votre abonnement continue de se renouveler pour {old}. Vous n’avez rien à faire, même si vous aviez accepté.',
      button: 'Voir mes abonnements',
    },
  },
  subscription: {
    footer: 'Vous recevez cet e-mail parce que vous êtes abonné à {product}. Pour résilier : {page}',
    footerEnded: 'Vous recevez cet e-mail parce que vous étiez abonné à {product}.',
    footerGift: 'Vous recevez cet e-mail parce que {product} vous a été offert.',
    goesOn: '{product} continue de fonctionner jusqu’au {end}. Nous réessaierons le {next}.',
    rests: '{product} fonctionnera de nouveau dès le paiement. Nous réessaierons le {next}.',
    receipt: 'Commande {number}, payée le {date}.',
    renewed: {
      subject: '{product} est renouvelé jusqu’au {date}',
      title: 'Votre licence continue',
      text: 'Nous avons débité {price} de votre carte. {product} fonctionne jusqu’au {date} avec la même clé. Vous n’avez rien à faire.',
      credited:
        'Votre avoir a couvert tout le renouvellement, et rien n’a été débité. {product} fonctionne jusqu’au {date} avec la même clé. Vous n’avez rien à faire.',
      button: 'Voir mes produits',
    },
    failed: {
      subject: '{product} : votre carte n’a pas pu être débitée',
      title: 'Votre carte n’a pas pu être débitée',
      text: 'Depuis le {date}, {price} sont dus pour {product}. Nous n’avons pas pu les débiter de votre carte.',
      button: 'Utiliser une autre carte',
    },
    bank: {
      subject: '{product} : votre banque vous demande de confirmer',
      title: 'Votre banque vous demande de confirmer',
      text: 'Depuis le {date}, {price} sont dus pour {product}. Votre banque souhaite que vous confirmiez vous-même le paiement.',
      button: 'Confirmer le paiement',
    },
    reminder: {
      subject: '{product} se renouvelle le {date}',
      title: 'Votre licence se renouvelle bientôt',
      text: 'Le {date}, {product} ({licence}) se renouvelle et {price} sont débités de votre carte. Si cela vous convient, vous n’avez rien à faire. Sinon, résiliez avant cette date : {page}',
      credited:
        'Le {date}, {product} ({licence}) se renouvelle. Votre avoir couvre tout le renouvellement, et rien ne sera débité. Si cela vous convient, vous n’avez rien à faire. Sinon, résiliez avant cette date : {page}',
      button: 'Voir mes abonnements',
    },
    card: {
      subject: '{product} : il nous faut une autre carte',
      title: 'Il nous faut une autre carte',
      text: 'Le {date}, {product} se renouvelle pour {price}. Nous n’avons aucune carte qui sera encore valable à cette date.',
      button: 'Utiliser une autre carte',
    },
    switched: {
      subject: '{product} : votre formule a changé',
      title: 'Votre formule a changé',
      text: 'Vous avez maintenant une {licence} pour {product}. Nous avons débité {price}, en tenant compte de ce qui restait de l’ancienne formule. Elle fonctionne jusqu’au {date} avec la même clé, puis se renouvelle pour {renewal} jusqu’à ce que vous résiliiez.',
      credited:
        'Vous avez maintenant une {licence} pour {product}. Ce qui restait de l’ancienne formule couvre tout le prix, et rien n’a été débité. Elle fonctionne jusqu’au {date} avec la même clé, puis se renouvelle pour {renewal} jusqu’à ce que vous résiliiez.',
      ends: 'Vous avez maintenant une {licence} pour {product}. Nous avons débité {price}, en tenant compte de ce qui restait de l’ancienne formule. Vous avez résilié : elle fonctionne jusqu’au {date} avec la même clé, puis prend fin, et rien d’autre ne sera débité.',
      button: 'Voir mes produits',
    },
    planned: {
      subject: '{product} : votre formule change le {date}',
      title: 'Votre formule change au prochain renouvellement',
      text: 'À partir du {date}, vous aurez une {licence} pour {product} à {price}, qui se renouvellera à ce prix jusqu’à ce que vous résiliiez. D’ici là, rien ne change et rien n’est débité. Vous pouvez revenir sur ce choix jusqu’à cette date.',
      button: 'Voir mes abonnements',
    },
    lifetime: {
      subject: '{product} est à vous pour toujours',
      title: 'Votre licence n’a plus de fin',
      text: 'Vous avez maintenant une licence à vie pour {product}. Nous avons débité {price}, en tenant compte de ce qui restait de l’ancienne formule. Votre clé reste la même. Votre abonnement a pris fin, et plus rien ne sera débité.',
      credited:
        'Vous avez maintenant une licence à vie pour {product}. Ce qui restait de l’ancienne formule couvre tout le prix, et rien n’a été débité. Votre clé reste la même. Votre abonnement a pris fin, et plus rien ne sera débité.',
      button: 'Voir mes produits',
    },
    cancelled: {
      subject: '{product} : votre abonnement prend fin le {date}',
      subjectWaits: '{product} : votre abonnement est résilié',
      title: 'Votre abonnement est résilié',
      text: 'Vous avez résilié votre abonnement à {product}. Il fonctionne jusqu’au {date}, et rien d’autre ne sera débité.',
      waits:
        'Vous avez résilié votre abonnement à {product}. Un paiement est encore en attente. S’il aboutit, l’abonnement fonctionne jusqu’à la fin de la période ainsi payée ; sinon, il prend fin aussitôt. Rien d’autre ne sera débité.',
      switchWaits:
        'Vous avez résilié votre abonnement à {product}. Un changement de formule est encore en attente. S’il est payé, la nouvelle formule s’applique pour toute sa durée ; sinon, l’abonnement prend fin le {date}. Rien d’autre ne sera débité.',
      button: 'Voir mes abonnements',
    },
    paused: {
      subject: '{product} : votre abonnement est en pause',
      title: 'Votre abonnement est en pause',
      text: 'Votre abonnement à {product} ({licence}) est en pause. Ce que vous avez payé reste valable jusqu’au {date}. Rien ne sera débité avant la reprise de l’abonnement.',
      button: 'Voir mes abonnements',
    },
    resumed: {
      subject: '{product} : votre abonnement reprend',
      title: 'Votre abonnement reprend',
      text: 'Votre abonnement à {product} ({licence}) est de nouveau actif. Le prochain paiement est prévu le {date} : {price} seront débités de votre carte, puis {renewal} à chaque renouvellement jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment : {page}',
      anew: 'Votre abonnement à {product} ({licence}) est de nouveau actif. Une nouvelle période commence aujourd’hui : {price} sont débités de votre carte maintenant, puis {renewal} à chaque renouvellement jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment : {page}',
      credited:
        'Votre abonnement à {product} ({licence}) est de nouveau actif. Le {date}, il se renouvelle : votre avoir couvre tout le renouvellement, et rien ne sera débité. Ensuite, chaque renouvellement coûtera {renewal} jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment : {page}',
      anewCredited:
        'Votre abonnement à {product} ({licence}) est de nouveau actif. Une nouvelle période commence aujourd’hui : votre avoir la couvre entièrement, et rien n’est débité. Ensuite, chaque renouvellement coûtera {renewal} jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment : {page}',
      waits:
        'Votre abonnement à {product} ({licence}) est de nouveau actif. Le paiement de la période à partir du {date} est encore en attente, et rien ne sera débité une seconde fois pour elle. Ensuite, chaque renouvellement coûtera {renewal} jusqu’à ce que vous résiliiez. Vous pouvez le faire à tout moment : {page}',
      button: 'Voir mes abonnements',
    },
    ended: {
      subject: '{product} : votre abonnement a pris fin',
      title: 'Votre abonnement a pris fin',
      unpaid:
        'Nous n’avons pas pu débiter votre carte pour {product} et n’essaierons plus. Votre abonnement a pris fin ; rien d’autre ne sera débité.',
      price:
        'Vous n’avez pas accepté le nouveau prix de {product} : il n’a donc pas été renouvelé. Votre abonnement a pris fin ; rien d’autre ne sera débité.',
      cancelled: 'Votre abonnement à {product} a été résilié et a pris fin. Rien d’autre ne sera débité.',
      other: 'Votre abonnement à {product} a pris fin. Rien d’autre ne sera débité.',
      button: 'Voir mes abonnements',
    },
    gift_ended: {
      subject: '{product} : l’abonnement lié à votre cadeau a pris fin',
      title: 'L’abonnement lié à votre cadeau a pris fin',
      text: 'L’abonnement à {product}, qui vous a été offert, a pris fin et n’est pas renouvelé. La page de vos produits indique jusqu’à quand la licence fonctionne. Si vous souhaitez la garder, vous pouvez l’y acheter.',
      button: 'Voir mes produits',
    },
  },
} satisfies Translated<typeof reference>;
