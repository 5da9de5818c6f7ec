import type { Translated } from '../translated.ts';
import type { profile as reference } from './en.ts';

export const profile = {
  done: {
    profile: 'Enregistré.',
    password: 'Votre mot de passe a été modifié. Tous les autres appareils ont été déconnectés.',
    address: 'Votre adresse a été modifiée. Nous avons aussi écrit à l’ancienne.',
    google_linked: 'Google est associé. Vous pouvez désormais vous connecter avec.',
    google_unlinked: 'Google n’est plus associé. Tous les autres appareils ont été déconnectés.',
  },
  profile: 'Nom et langue',
  access: 'Adresse et mot de passe',
  name: 'Nom',
  language: 'Langue de nos e-mails',
  languageHint: 'Les pages suivent la langue que vous y choisissez.',
  save: 'Enregistrer',
  addressNow: 'Vous vous connectez avec',
  confirmTitle: 'Confirmer votre identité',
  confirmFirst: 'Confirmez d’abord que c’est bien vous.',
  confirmText: 'Avant de modifier vos moyens de connexion, confirmez que c’est bien vous.',
  currentPassword: 'Mot de passe actuel',
  confirm: 'Confirmer',
  mailCode: 'Recevoir un code',
  codeMailed: 'Nous avons envoyé un code à {email}.',
  newAddress: 'Nouvelle adresse e-mail',
  otherAddress: 'Une autre adresse e-mail',
  newAddressHint: 'Nous y enverrons un code. Vos commandes et licences vous suivent.',
  addressMailed:
    'Nous avons envoyé un e-mail à {email}. Avec le code qu’il contient, l’adresse devient la vôtre.',
  useAddress: 'Utiliser cette adresse',
  passwordNote: 'Tous les autres appareils seront alors déconnectés.',
  savePassword: 'Enregistrer le mot de passe',
  google: {
    title: 'Google',
    linked: 'Vous pouvez vous connecter avec votre compte Google.',
    unlinked: 'Connectez-vous avec votre compte Google, sans mot de passe.',
    link: 'Associer Google',
    unlink: 'Dissocier Google',
  },
} satisfies Translated<typeof reference>;
