import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'Confidentialité',
  title: 'Pouvons-nous compter votre visite ?',
  text: 'Avec votre accord, nous enregistrons les pages que vous ouvrez et les boutons d’achat que vous utilisez, sur nos propres serveurs et pendant 13 mois au plus. Cela nous montre quelles pages sont utiles. Rien n’est enregistré avant votre choix, et la boutique fonctionne de la même façon dans les deux cas.',
  accept: 'Accepter',
  decline: 'Refuser',
  noticeText:
    'Nous enregistrons les pages que vous ouvrez et les boutons d’achat que vous utilisez, sur nos propres serveurs et pendant 13 mois au plus.',
  keep: 'Continuer ainsi',
  optOut: 'Ne pas enregistrer',
  gpcText:
    'Votre navigateur envoie le signal Global Privacy Control. Nous le considérons comme un refus : rien n’est enregistré.',
  close: 'Fermer',
  open: 'Paramètres de confidentialité',
  state: {
    granted: 'Actuellement, votre visite est enregistrée.',
    denied: 'Actuellement, rien n’est enregistré.',
  },
} satisfies Translated<typeof reference>;
