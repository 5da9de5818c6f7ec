import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'Cette session est terminée. Elle sera déconnectée à sa prochaine page.',
    others: 'Toutes les autres sessions sont déconnectées.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    text: 'Si l’une d’elles vous est inconnue, mettez-y fin et choisissez un nouveau mot de passe.',
    on: '{browser} sur {system}',
    unknown: 'Appareil inconnu',
    here: 'Cette session',
    begun: 'Connexion : {ago}',
    seen: 'Dernière activité : {ago}',
    way: {
      password: 'avec le mot de passe',
      registration: 'lors de l’inscription',
      reset_link: 'avec un lien pour choisir un mot de passe',
      google: 'avec Google',
      mailed_link: 'avec un lien reçu par e-mail',
    },
    end: 'Mettre fin',
    endOf: 'à la session de {device}',
    newPassword: 'Choisir un nouveau mot de passe',
    endOthers: 'Déconnecter partout ailleurs',
    endAll: 'Déconnecter ici aussi',
  },
} satisfies Translated<typeof reference>;
