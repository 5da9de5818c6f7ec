import type { Translated } from '../translated.ts';
import type { cookies as reference } from './en.ts';

export const cookies = {
  basis: {
    necessary: 'Déposés sans demander, car la boutique en a besoin',
    consent: 'Déposés seulement avec votre accord',
  },
  reader: { server: 'lu par le serveur seulement', page: 'lu par la page et le serveur' },
  lives: {
    days: '{count, plural, one {# jour} other {# jours}}',
    hours: '{count, plural, one {# heure} other {# heures}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    seconds: '{count, plural, one {# seconde} other {# secondes}}',
    session: 'jusqu’à la fermeture du navigateur',
  },
  onTestHosts: 'Sur les hôtes de test :',
  purpose: {
    laravel_session: 'Vous garde connecté.',
    user_info_new: 'Indique à la page que vous êtes connecté, et sous quel compte. Il n’ouvre rien.',
    username: 'Votre nom, pour que la page puisse vous saluer. Il n’ouvre rien.',
    email: 'Votre adresse e-mail, pour que la page puisse l’afficher. Il n’ouvre rien.',
    uid: 'Le numéro de votre compte. Il n’ouvre rien.',
    vip: 'Votre niveau de client.',
    isSubUser: 'Indique que vous avez ou avez eu un abonnement, et rien d’autre.',
    log_out_pending:
      'Indique que vous vous êtes déconnecté alors que la boutique était injoignable, pour que la session se termine au prochain contact.',
    known_device:
      'Reconnaît un appareil sur lequel vous vous êtes déjà connecté, pour que ceux qui devinent des mots de passe ne puissent pas vous bloquer l’accès.',
    second_factor: 'Mène une connexion du mot de passe au code.',
    login_code_session: 'Porte une inscription d’une étape à l’autre.',
    sign_in_browser:
      'Reconnaît le navigateur qui a demandé ou ouvert un lien de connexion, pour que personne d’autre ne l’utilise à votre place.',
    google_sign_in:
      'Lie la réponse de Google au navigateur qui l’a demandée, le temps d’une connexion avec Google.',
    passkey_challenge:
      'Lie ce que signe votre clé d’accès au navigateur qui l’a demandé, le temps de vous connecter ou de l’ajouter.',
    spindle_form:
      'Empêche que des formulaires soient envoyés depuis un autre site, et que vous payiez deux fois depuis deux onglets.',
    spindle_checkout_: 'Vous montre une commande passée sans connexion, et sa clé.',
    spindle_prices:
      'Retient les prix qui vous ont été montrés, pour qu’ils restent valables pendant l’achat.',
    spindle_missing: 'Permet à la page de demander la bonne page d’erreur quand quelque chose manque.',
    spindle_consent: 'Retient votre réponse à la question sur la confidentialité.',
    is_popup_dated: 'Retient qu’une offre vous a été montrée, pour qu’elle ne revienne pas le même jour.',
    guest_user:
      'Retient la date de votre première et de votre dernière visite, leur nombre, et combien de fois une offre vous a été montrée.',
    affiliate_referrer: 'Retient le nom du site qui vous a conduit ici.',
    email_of_link:
      'Reconnaît l’adresse à laquelle était destiné un lien de nos e-mails. Seule une empreinte en est conservée.',
    elk_user_email:
      'Reconnaît l’adresse e-mail indiquée par un lien vers la boutique, même quand vous êtes connecté. Seule une empreinte en est conservée.',
    elk_mac:
      'Reconnaît l’ordinateur sur lequel l’un de nos logiciels a ouvert la boutique. Seule une empreinte en est conservée.',
    _EA_guid: 'Un nombre aléatoire qui distingue un navigateur d’un autre.',
    _EA_token_id: 'Un nombre aléatoire qui reconnaît votre prochaine visite.',
    _EA_tmp_token_id:
      'Un nombre aléatoire qui vous représente jusqu’à votre deuxième page, puis est abandonné.',
    _EA_doc_id: 'Un nombre aléatoire de la page où vous êtes.',
    _EA_visit_timestamp: 'Le début de votre visite.',
    _EA_s_id: 'Un nombre aléatoire de cette visite. Il est prolongé à chaque page.',
  },
} as const satisfies Translated<typeof reference>;
