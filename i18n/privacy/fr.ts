import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: 'Vos données',
    text: 'Tout ce que la boutique conserve à votre sujet, en JSON et CSV dans une archive : compte, commandes, licences, appareils, e-mails, consentements.',
    confirm: 'Avant d’emporter vos données, confirmez que c’est bien vous.',
    ask: 'Créer une archive',
    again: 'Créer une nouvelle archive',
    waits: 'Votre archive est en préparation. Nous vous écrirons dès qu’elle pourra être téléchargée.',
    ready: 'Votre archive est prête. Vous pouvez la télécharger jusqu’au {day}.',
    fetch: 'Télécharger l’archive',
    failed: 'L’archive n’a pas pu être créée. Veuillez la demander à nouveau.',
    soon: 'Vous pouvez demander une archive par jour.',
    done: 'Nous préparons votre archive et vous écrirons.',
  },
} satisfies Translated<typeof reference>;
