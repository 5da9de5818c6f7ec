import type { Translated } from '../translated.ts';
import type { security as reference } from './en.ts';

export const security = {
  done: {
    ended: 'Cette session est terminée. Elle sera déconnectée à sa prochaine page.',
    others: 'Toutes les autres sessions sont déconnectées.',
    'totp-off': 'La connexion en deux étapes est désactivée.',
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
  twoFactor: {
    title: 'Connexion en deux étapes',
    text: 'Avec un code d’une application de votre téléphone en plus du mot de passe, personne n’entre en connaissant seulement le mot de passe.',
    confirm: 'Avant de l’activer, confirmez que c’est bien vous.',
    start: 'Configurer',
    scan: 'Scannez ceci avec une application d’authentification, puis saisissez le code qu’elle affiche.',
    qr: 'Code QR avec la clé pour votre application',
    byHand: 'Ou saisissez cette clé dans l’application :',
    codeHint: 'Les six chiffres de l’application',
    turnOn: 'Activer',
    codesTitle: 'Activée. Conservez ces codes de secours',
    codesText:
      'Chacun vous fait entrer une fois si vous n’avez pas l’application. Ils ne s’affichent que maintenant : imprimez-les ou notez-les.',
    on: '{count, plural, one {Activée. Il reste # code de secours.} other {Activée. Il reste # codes de secours.}}',
    proof: 'Mot de passe, ou un code de l’application',
    turnOff: 'Désactiver',
  },
  support: {
    title: 'Notre assistance dans votre compte',
    text: 'Quand notre assistance est venue, et pourquoi. Les clés lui restent masquées ; elle ne peut ni payer ni modifier les accès.',
    entry: 'L’assistance a consulté votre compte le {moment} : {reason}',
    here: 'En cours',
    end: 'Y mettre fin',
  },
} satisfies Translated<typeof reference>;
