import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: 'Un instant, s’il vous plaît',
    text: 'La boutique n’arrive pas à joindre sa base de données. Rien n’est perdu : réessayez dans quelques secondes.',
    form: 'La boutique n’arrive pas à joindre sa base de données et n’a pas pu traiter votre formulaire. Patientez quelques secondes, revenez en arrière dans votre navigateur et envoyez-le de nouveau. En général, ce que vous avez saisi y est encore.',
  },
  busy: {
    title: 'Il y a beaucoup de monde',
    text: 'La boutique reçoit plus de demandes qu’elle ne peut en traiter à la fois. Rien n’est perdu : réessayez dans quelques secondes.',
    form: 'La boutique reçoit plus de demandes qu’elle ne peut en traiter à la fois : votre formulaire n’a pas été traité. Patientez quelques secondes, revenez en arrière dans votre navigateur et envoyez-le de nouveau. En général, ce que vous avez saisi y est encore.',
  },
  loading: {
    title: 'La boutique de démonstration se charge encore',
    text: 'Cette page arrive avec le reste de la démonstration, dans une minute ou un peu plus. Elle s’ouvrira d’elle-même dès qu’elle sera prête.',
  },
  refused: {
    badRequest: {
      title: 'Cette adresse est illisible',
      text: 'Il y manque quelque chose, ou un élément n’est pas à sa place. Vérifiez le lien ou repartez de la page d’accueil.',
    },
    forbidden: {
      title: 'Cet envoi ne vient pas d’une de nos pages',
      text: 'Pour vous protéger, la boutique n’accepte que les formulaires de ses propres pages. Ouvrez la page ici et envoyez-le de nouveau.',
    },
    noFile: {
      title: 'Ce fichier n’existe pas',
      text: 'Il a peut-être été remplacé ou retiré depuis la création du lien.',
    },
    readOnly: {
      title: 'Rien ne peut être envoyé à cette page',
      text: 'Elle ne peut qu’être lue. Revenez en arrière dans votre navigateur.',
    },
    tooLarge: {
      title: 'C’est trop volumineux pour être envoyé',
      text: 'Rien n’a été modifié. Revenez en arrière dans votre navigateur, raccourcissez votre saisie et envoyez-la de nouveau.',
    },
    tooSlow: {
      title: 'Votre demande n’est pas arrivée en entier',
      text: 'La connexion est lente ou a été interrompue. Rien n’a été modifié : veuillez réessayer.',
    },
    tooMany: {
      title: 'Trop de tentatives',
      text: 'Patientez un instant, puis réessayez.',
    },
    longHead: {
      title: 'Votre navigateur en envoie trop',
      text: 'Les cookies de cette boutique sont devenus trop volumineux. Supprimez-les dans les réglages du navigateur, puis rouvrez la page.',
    },
    wrongLink: {
      title: 'Ce lien de téléchargement est incomplet',
      text: 'Cliquez de nouveau sur le bouton de téléchargement, qui crée un nouveau lien.',
    },
    linkEnded: {
      title: 'Ce lien de téléchargement a expiré',
      text: 'Il était valable un jour. Cliquez de nouveau sur le bouton de téléchargement, qui crée un nouveau lien.',
    },
    withdrawn: {
      title: 'Cette version n’est plus proposée',
      text: 'Vous trouverez la version actuelle sur la page du produit.',
    },
    unreadable: {
      title: 'Ce fichier est illisible pour le moment',
      text: 'Nous en sommes informés. Réessayez plus tard.',
    },
  },
  again: 'Réessayer',
  home: 'Vers la page d’accueil',
} as const satisfies Translated<typeof reference>;
