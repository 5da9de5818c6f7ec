import type { Translated } from '../translated.ts';
import type { member as reference } from './en.ts';

export const member = {
  title: 'Espace membre',
  sections: 'Rubriques de l’espace membre',
  logOut: 'Se déconnecter',
  loggingOut: 'Déconnexion',
  logOutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
  logOutOffline:
    'Pas de réseau. Vous êtes déconnecté sur cette page ; la session de la boutique prendra fin au prochain contact.',
  titles: {
    overview: 'Vue d’ensemble',
    my_products: 'Mes produits',
    devices: 'Appareils',
    subscriptions: 'Abonnements',
    orders: 'Commandes',
    account: 'Compte',
    security: 'Sécurité',
    privacy: 'Confidentialité',
  },
  list: {
    my_products: 'Rechercher par nom ou clé',
    devices: 'Rechercher par ordinateur, produit ou clé',
    orders: 'Rechercher par produit ou numéro',
    find: 'Rechercher',
    all: 'Tout afficher',
    none: 'Rien ici ne correspond à «\u00a0{q}\u00a0».',
    found: '{found} sur {total}',
    pages: 'Pages de la liste',
    previous: 'Précédent',
    next: 'Suivant',
    page: 'Page {page} sur {pages}',
  },
  loading: 'Chargement',
  failed: {
    title: 'Cette rubrique ne peut pas s’afficher pour le moment',
    text: 'Le problème vient de chez nous. Rien n’est perdu et les autres rubriques restent accessibles.',
    again: 'Réessayer',
  },
  toShop: 'Voir les produits',
  support: 'Contacter l’assistance',
  toLicence: 'Voir la licence',
  licenceState: {
    suspended: 'Suspendue',
    revoked: 'Retirée',
    expired: 'Expirée',
  },
} satisfies Translated<typeof reference>;
