import type { Translated } from '../translated.ts';
import type { frame as reference } from './en.ts';

export const frame = {
  skipToContent: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    open: 'Menu',
    close: 'Fermer le menu',
    language: 'Langue',
    logIn: 'Se connecter',
    memberCentre: 'Espace membre',
    acting: 'Vous agissez au nom de {email} jusqu’à {time}',
    overview: 'Vue d’ensemble',
    breadcrumbs: 'Vous êtes ici',
    home: 'Accueil',
    search: 'Recherche',
    backToTop: 'Haut de page',
    notice: 'Information',
  },
} satisfies Translated<typeof reference>;
