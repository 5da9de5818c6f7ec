import type { Translated } from '../translated.ts';
import type { privacy as reference } from './en.ts';

export const privacy = {
  export: {
    title: 'Vos données',
    text: 'Tout ce que la boutique conserve à votre sujet, en JSON et CSV dans une archive : compte, commandes, licences, appareils, e-mails, consentements.',
    confirm: 'Avant d’emporter vos données ou de les faire effacer, confirmez que c’est bien vous.',
    ask: 'Créer une archive',
    again: 'Créer une nouvelle archive',
    waits: 'Votre archive est en préparation. Nous vous écrirons dès qu’elle pourra être téléchargée.',
    ready: 'Votre archive est prête. Vous pouvez la télécharger jusqu’au {day}.',
    fetch: 'Télécharger l’archive',
    failed: 'L’archive n’a pas pu être créée. Veuillez la demander à nouveau.',
    soon: 'Vous pouvez demander une archive par jour.',
    done: 'Nous préparons votre archive et vous écrirons.',
  },
  erasure: {
    title: 'Effacer votre compte',
    text: 'Votre compte est fermé tout de suite et, {days} jours plus tard, tout ce que la boutique conserve à votre sujet est effacé. D’ici là, un lien envoyé par e-mail permet d’annuler.',
    closed:
      'Votre compte est fermé immédiatement : vous êtes déconnecté partout, et plus personne ne peut s’y connecter.',
    subscriptions: 'Ces abonnements sont résiliés et plus rien n’est débité : {names}',
    noSubscriptions: 'Vous n’avez aucun abonnement en cours ; rien ne sera donc débité.',
    gone: 'Ensuite, votre nom, votre adresse, votre mot de passe, vos cartes, appareils, e-mails et notes sont effacés définitivement. Personne ne peut les rétablir, pas même notre assistance.',
    staysTitle: 'Ce qui reste, et pourquoi',
    keys: 'Vos clés de licence restent valables pour ce que vous avez payé. Notez-les avant : ensuite, personne ne pourra plus les retrouver.',
    toKeys: 'Voir vos clés',
    invoices:
      'Les factures, avoirs et justificatifs fiscaux sont conservés {years} ans, car le droit fiscal l’exige. Seule notre comptabilité y a accès.',
    late: 'Tant qu’une commande, un remboursement ou un litige est en cours, l’effacement attend qu’il soit réglé.',
    sure: 'J’ai noté mes clés de licence et je souhaite que mon compte soit effacé.',
    submit: 'Fermer et effacer mon compte',
  },
  blocked: {
    title: 'Vos données sans connexion',
    text: 'Votre compte a été bloqué ? Vous gardez le droit d’emporter ce que la boutique conserve à votre sujet et de le faire effacer. Nous vous envoyons un lien par e-mail.',
    submit: 'M’envoyer le lien',
    sent: 'S’il existe un compte pour {email}, un lien est en route. Il est valable {minutes} minutes.',
    of: 'Les données de {email}',
    opens: 'Ce lien n’ouvre rien d’autre que ce qui figure sur cette page.',
    ended:
      'Il n’est plus valable, ou votre compte n’est plus bloqué. Connectez-vous ou demandez un autre lien.',
    again: 'Demander un autre lien',
    subs: 'Les abonnements en cours sont résiliés et plus rien n’est débité.',
    keys: 'Vos clés de licence restent valables pour ce que vous avez payé. Faites-les-vous envoyer avant : ensuite, personne ne pourra plus les retrouver.',
    toKeys: 'M’envoyer mes clés',
    confirm: 'Confirmer',
  },
  keep: {
    title: 'Garder votre compte',
    underWay: 'Votre compte sera effacé le {day}',
    text: 'Le compte de {email} est fermé. Le {day}, tout ce que la boutique conserve à votre sujet sera effacé. D’ici là, vous pouvez le garder.',
    notBack:
      'Vous pourrez vous reconnecter comme avant. Ce qui ne revient pas tout seul : vous restez déconnecté partout, et les abonnements résiliés le restent. Jusqu’à la fin de leur période, vous pouvez les reprendre dans votre compte.',
    submit: 'Garder mon compte',
    doneTitle: 'Votre compte est conservé',
    doneText:
      'Vous pouvez vous reconnecter au compte de {email}. Pour poursuivre un abonnement résilié, reprenez-le avant la fin de sa période.',
    toShop: 'Retour à la boutique',
    noMail: 'Pas d’e-mail de notre part ?',
    toSupport: 'Écrire à l’assistance',
    askedTitle: 'Votre compte est fermé',
    askedText:
      'Vous êtes déconnecté partout. Nous vous avons envoyé un e-mail avec le jour de l’effacement et un lien qui permet de l’annuler d’ici là.',
    ended: 'Il a déjà été utilisé, ou il n’est plus possible d’annuler l’effacement.',
  },
} satisfies Translated<typeof reference>;
