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
  products: {
    title: 'Mes produits',
    emptyTitle: 'Pas encore de licence',
    emptyText:
      'Ce que vous achetez avec {email} apparaît ici : la clé, le téléchargement et la durée de validité.',
    toShop: 'Voir les produits',
    trialsTitle: 'Essayez d’abord',
    trialsText: 'Chacun de ces logiciels s’essaie gratuitement, sur cet ordinateur.',
    trial: 'Essai gratuit',
    otherTitle: 'Acheté avec une autre adresse\u00a0?',
    otherText:
      'Une licence reste liée à l’adresse de sa commande. Connectez-vous avec celle-ci\u00a0; si elle n’a pas encore de mot de passe, définissez-en un.',
    otherPassword: 'Définir un mot de passe',
    otherContact: 'Contacter l’assistance',
    key: 'Clé de licence',
    copy: 'Copier',
    copied: 'Copiée',
    copyFailed: 'Sélectionnez la clé et copiez-la vous-même.',
    copyKeyOf: 'Copier la clé de {name}',
    order: 'Commande',
    bought: 'Achat',
    worksUntil: 'Valable jusqu’au',
    updatesUntil: 'Mises à jour jusqu’au',
    worksForGood: 'Validité',
    updatesForGood: 'Mises à jour',
    forGood: 'sans limite',
    worksEnded: 'A expiré le',
    updatesEnded: 'Mises à jour terminées le',
    today: 'Aujourd’hui',
    download: 'Télécharger {version} pour {system}',
    noDownload: 'Le téléchargement n’est pas encore prêt.',
    expired: 'Cette licence a expiré.',
    renewal: 'Si vous la renouvelez, vous recevez une nouvelle clé.',
    renew: 'Renouveler pour {time}',
    revoked: 'Cette licence a été retirée, car la commande a été remboursée.',
  },
} satisfies Translated<typeof reference>;
