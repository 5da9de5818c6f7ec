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
    endActing: 'Terminer',
    overview: 'Vue d’ensemble',
    breadcrumbs: 'Vous êtes ici',
    home: 'Accueil',
    search: 'Recherche',
    backToTop: 'Haut de page',
    notice: 'Information',
  },
  legal: {
    subscriptionCancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat ici',
  },
  faults: {
    field_required: 'Ce champ est obligatoire.',
    invalid_email: 'Format d’e-mail invalide.',
    password_too_short: 'Utilisez au moins 8 caractères.',
    server_error: 'Oups, un problème est survenu. Contactez-nous, nous vous aiderons.',
  },
} satisfies Translated<typeof reference>;
