import type { Translated } from '../translated.ts';
import type { captcha as reference } from './en.ts';

export const captcha = {
  working: 'Nous vérifions que vous n’êtes pas un robot. Cela prend quelques secondes.',
  done: 'Confirmé.',
  expired: 'La confirmation a expiré. Elle sera renouvelée dès que vous continuerez.',
  ready: 'Vérifié à l’envoi du formulaire.',
  typeInstead: 'Saisir un code à la place',
  picture:
    'Code de sécurité : cinq lettres et chiffres dessinés de façon à rester illisibles pour les programmes',
  code: 'Code de sécurité',
  pictureHint: 'Saisissez les cinq caractères de l’image, en majuscules ou en minuscules.',
  mailed: 'Code reçu par e-mail',
  mailHint:
    'Nous avons envoyé six chiffres à l’adresse saisie ; ils ne valent que pour elle, pendant {minutes} minutes.',
  another: 'Autre image',
  mailInstead: 'Illisible ? Recevoir un code par e-mail',
  mailAgain: 'Envoyer un autre code',
  google: 'Ce formulaire est protégé par reCAPTCHA ; les {privacy} et les {terms} de Google s’appliquent.',
  googlePrivacy: 'règles de confidentialité',
  googleTerms: 'conditions d’utilisation',
} satisfies Translated<typeof reference>;
