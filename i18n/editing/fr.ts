import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    title: 'Programmé',
    publish: 'Publié le {time}',
    publishIn: 'Publié le {time}, {language} seulement',
    unpublish: 'Retiré le {time}',
    newest:
      'Ce qui sera publié alors est le brouillon le plus récent, y compris ce qu’un collègue est en train d’écrire.',
    nothing:
      'Rien n’en est encore publié : il n’y a rien à retirer. Le retrait peut être programmé dès qu’une publication l’est.',
  },
} satisfies Translated<typeof reference>;
