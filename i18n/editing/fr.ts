import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    failed: 'La programmation a échoué. Veuillez réessayer.',
    title: 'Programmé',
    publish: 'Sera publié le {time}',
    publishIn: 'Sera publié le {time}, {language} seulement',
    unpublish: 'Sera retiré le {time}',
    newest:
      'Ce qui sera publié alors est le brouillon le plus récent, y compris ce qu’un collègue est en train d’écrire.',
    nothing:
      'Rien n’en est encore publié : il n’y a rien à retirer. Le retrait peut être programmé dès qu’une publication l’est.',
  },
  places: { block: '{kind} (bloc {number})', row: '{kind} {number}', was: '{kind} « {title} »' },
  noAmount: 'Par exemple {example}',
  tooFine: '{decimals} décimales au plus',
  usedOn: 'Utilisé sur',
  lose: 'Ceux-ci perdent leur lien ou leur image :',
  more: 'et {number} de plus',
  languages: {
    title: 'Autres langues',
    unwritten: 'pas écrite, donc pas montrée',
    hidden: 'pas montrée',
    lacksOne: 'il manque 1 texte',
    lacks: 'il manque {number} textes',
    older: 'plus ancienne que l’anglais du {time}',
    whole: 'complète',
  },
  ownPassword: {
    label: 'Votre propre mot de passe',
    help: 'Celui du compte avec lequel vous êtes connecté. Il est nécessaire pour créer un compte et pour modifier ici une adresse, un mot de passe ou un rôle.',
  },
  remove: {
    open: 'Supprimer et rediriger…',
    title: 'Supprimer et rediriger',
    yes: 'Supprimer',
    busy: 'Suppression',
    about: 'Les visiteurs de l’adresse de cette page sont menés à une autre, dans toutes les langues.',
    to: 'Nouvelle adresse',
    toHelp: 'Un chemin tel que /new-page, ou une adresse ailleurs en https://.',
    done: 'Supprimé. Son adresse mène plus loin.',
    failed: 'La suppression a échoué.',
  },
  pageFailed: {
    title: 'Cette page n’a pas pu être affichée',
    text: 'Le plus souvent, c’est que la base de données n’a pas répondu. Ce qui était enregistré est conservé : rechargez la page dans un instant.',
    again: 'Recharger',
  },
} satisfies Translated<typeof reference>;
