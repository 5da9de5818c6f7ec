import type { Translated } from '../translated.ts';
import type { deskReleases as reference } from './en.ts';

export const deskReleases = {
  releases: {
    title: 'Versions publiées',
    about:
      'Ce qu’il y a à télécharger. On ajoute une version sur le serveur, avec « npm run release ». Les téléchargements sont comptés sans nom ; les robots ne comptent pas.',
    none: 'Rien n’est encore publié.',
    file: 'Fichier',
    version: 'Version',
    build: 'Édition',
    builds: { trial: 'essai', licensed: 'avec licence', both: 'une pour tous' },
    released: 'Sortie',
    bytes: 'Octets',
    trials: 'Essais',
    licensed: 'Avec licence',
    lately: '30 derniers jours',
    gone: 'retirée',
    notes: 'Nouveautés',
    notesOf: 'Ce qui est nouveau dans {file}',
    withdraw: 'Retirer',
    withdrawAsks:
      'Retirer {file} ? Plus personne ne l’obtient, même par un lien déjà donné ; les liens mènent à la version précédente.',
    withdrawYes: 'Oui, retirer',
    noted: 'Les nouveautés de {file} sont enregistrées.',
    withdrawn: '{file} est retirée.',
  },
} satisfies Translated<typeof reference>;
