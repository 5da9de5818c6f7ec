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
    text: 'Cette page arrive avec le reste de la démonstration, dans une minute environ. Elle s’ouvrira d’elle-même dès qu’elle sera prête.',
  },
  again: 'Réessayer',
  home: 'Vers la page d’accueil',
} as const satisfies Translated<typeof reference>;
