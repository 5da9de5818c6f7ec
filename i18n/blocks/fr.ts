import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: 'Lit', writes: 'Écrit', not: 'Non pris en charge :' },
  comparison: { yes: 'Oui', no: 'Non' },
  requirements: { better: 'Mieux avec {value}' },
  callOut: { note: 'Remarque', tip: 'Astuce', warning: 'Attention' },
  gallery: { label: 'Images', of: '{number} sur {count}' },
  video: {
    play: 'Lire : {title}',
    from: 'La vidéo est lue depuis {host}. Rien n’en est chargé avant que vous la lanciez.',
  },
  download: {
    facts: 'Taille et somme de contrôle',
    short: 'Télécharger',
    for: 'Télécharger {name} pour {system}',
    version: 'Version {version}',
  },
  changelog: {
    new: 'Nouveau',
    better: 'Mieux',
    mended: 'Corrigé',
    older: '{count, plural, one {# version antérieure} other {# versions antérieures}}',
  },
  source: 'À lire sur {host}',
  contents: { title: 'Sur cette page' },
  countdown: {
    days: 'Jours',
    hours: 'Heures',
    minutes: 'Minutes',
    seconds: 'Secondes',
    until: 'Jusqu’au',
    ended: 'Cette offre est terminée.',
  },
} satisfies Translated<typeof reference>;
