import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'Confidentialité',
  title: 'Pouvons-nous compter votre visite ?',
  text: 'Avec votre accord, nous enregistrons les pages ouvertes et les clics, sur nos propres serveurs, 13 mois au plus. Rien n’est enregistré avant votre réponse.',
  accept: 'Accepter',
  decline: 'Refuser',
  noticeText: 'Nous enregistrons les pages ouvertes et les clics, sur nos propres serveurs, 13 mois au plus.',
  keep: 'D’accord',
  optOut: 'Ne pas enregistrer',
  gpcText:
    'Votre navigateur envoie le signal Global Privacy Control. Nous le considérons comme un refus : rien n’est enregistré.',
  close: 'Fermer',
  open: 'Paramètres de confidentialité',
  state: {
    granted: 'Votre visite est actuellement enregistrée.',
    denied: 'Rien n’est actuellement enregistré.',
  },
} satisfies Translated<typeof reference>;
