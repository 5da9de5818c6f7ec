import type { Translated } from '../translated.ts';
import type { drawings as reference } from './en.ts';

export const drawings = {
  gigabytes: '{size} Go',
  minutes: '{count} min',
  source: {
    title: 'Ouvrir un disque',
    drive: 'Lecteur',
    folder: 'Dossier',
    image: 'Fichier ISO',
    layers: '{count, plural, one {# couche} other {# couches}}',
    free: 'Inutilisé',
  },
  titles: {
    title: 'Titres',
    mainFilm: 'Film principal',
    makingOf: 'Making of',
    deleted: 'Scènes coupées',
    interview: 'Interview',
    trailer: 'Bande-annonce',
    menus: 'Menus',
    picture: 'Image',
    sound: 'Son',
    subtitles: 'Sous-titres',
    commentary: 'Commentaire',
    more: '{count} autres langues',
    file: 'Le fichier, {kind}',
    leftOut: 'Laissé de côté',
  },
  format: {
    title: 'Format',
    lossless: 'Sans perte',
    television: 'Téléviseur',
    everywhere: 'Presque tout',
    phone: 'Téléphone',
    size: 'Taille du fichier',
    quality: 'Qualité',
    chapters: 'Chapitres',
  },
  progress: {
    remaining: 'encore {minutes} min',
    waiting: 'En attente',
    pictures: 'Images par seconde',
    queue: 'Ensuite',
  },
  library: {
    title: 'Bibliothèque',
    files: '{count, plural, one {# fichier} other {# fichiers}}',
  },
  copy: {
    from: 'De',
    to: 'Vers',
  },
  split: {
    line: 'Déplacer la ligne entre avant et après',
  },
} satisfies Translated<typeof reference>;
