import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: 'Un instant, s’il vous plaît',
    text: 'La boutique n’arrive pas à joindre sa base de données. Rien n’est perdu : réessayez dans quelques secondes.',
  },
  busy: {
    title: 'Il y a beaucoup de monde',
    text: 'La boutique reçoit plus de demandes qu’elle ne peut en traiter à la fois. Rien n’est perdu : réessayez dans quelques secondes.',
  },
  loading: {
    title: 'La boutique de démonstration se charge encore',
    text: 'Cette page arrive avec le reste de la démonstration, dans une minute environ. Elle s’ouvrira d’elle-même dès qu’elle sera prête.',
  },
  again: 'Réessayer',
  home: 'Vers la page d’accueil',
} as const satisfies Translated<typeof reference>;
