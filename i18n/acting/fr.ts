import type { Translated } from '../translated.ts';
import type { acting as reference } from './en.ts';

export const acting = {
  bar: 'Vous agissez au nom de {email} jusqu’à {time}',
  end: 'Terminer',
  limits: 'Les clés de licence sont masquées. Les paiements et les changements d’accès sont fermés.',
  refused: 'C’est fermé tant que vous agissez au nom d’un membre.',
  title: 'Agir au nom d’un membre',
  text: 'La boutique s’ouvre telle que le membre la voit, pendant 15 minutes. Le membre en est informé, avec votre motif.',
  begin: 'Commencer',
  ended: 'Ce ticket a été utilisé ou a expiré. Demandez-en un autre dans le back-office.',
  script: 'Cette page a besoin de JavaScript. Elle s’ouvre depuis le back-office.',
} satisfies Translated<typeof reference>;
