import type { Translated } from '../../translated.ts';
import type { accountMail as reference } from './en.ts';

export const accountMail = {
  privacy: {
    export: {
      subject: 'Vos données sont prêtes',
      title: 'Vos données sont prêtes',
      text: 'Les données que vous avez demandées sont prêtes. Vous pouvez les télécharger dans votre espace membre pendant {days} jours ; elles seront ensuite supprimées.',
      button: 'Télécharger',
    },
    blockedExport: {
      subject: 'Vos données sont prêtes',
      title: 'Vos données sont prêtes',
      text: 'Les données que vous avez demandées sont prêtes. Vous pouvez les télécharger pendant {days} jours ; elles seront ensuite supprimées. Le bouton mène à une page qui vous envoie le lien par e-mail.',
      button: 'Télécharger',
    },
    link: {
      subject: 'Vos données dans notre boutique',
      blocked:
        'Quelqu’un, sans doute vous, a demandé un lien vers les données de ce compte. Il est valable {minutes} minutes, sans connexion : emportez vos données ou faites-les effacer. Il n’ouvre rien d’autre.',
      logIn:
        'Quelqu’un, sans doute vous, a demandé comment emporter ou effacer les données de ce compte. Connectez-vous : vous trouverez les deux dans votre espace membre.',
      button: 'Vers vos données',
    },
    erasure: {
      subject: 'Votre compte sera effacé le {day}',
      title: 'Votre compte est fermé et sera effacé',
      text: 'Vous nous avez demandé d’effacer votre compte. Vous êtes déconnecté partout, et plus personne ne peut s’y connecter. Le {day}, nous effacerons définitivement vos données. Vos abonnements sont résiliés.',
      stays:
        'Vos clés de licence restent valables pour ce que vous avez payé. Notez-les : après cette date, personne ne pourra plus les retrouver pour vous. Les factures sont conservées aussi longtemps que le droit fiscal l’exige, et seule notre comptabilité y a accès.',
      button: 'Garder mon compte',
      undo: 'Ce bouton permet d’annuler jusqu’à cette date, une seule fois. Vous vous reconnecterez comme avant ; vous pourrez reprendre vous-même les abonnements résiliés.',
      wrong:
        'Si ce n’était pas vous, gardez votre compte et choisissez aussitôt un nouveau mot de passe : quelqu’un d’autre l’a utilisé.',
    },
    wrong:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : quelqu’un d’autre utilise peut-être votre compte.',
  },
  account: {
    footer:
      'Vous recevez cet e-mail car cette adresse a été saisie dans notre boutique. Si ce n’était pas vous, vous n’avez rien à faire.',
    ownFooter: 'Vous recevez cet e-mail parce que cette adresse est celle d’un compte de notre boutique.',
    code: {
      subject: '{code} est votre code pour {shop}',
      title: 'Votre code',
      text: {
        registration: 'Saisissez ce code sur la page d’inscription :',
        member: 'Saisissez ce code pour confirmer que c’est bien vous :',
        address: 'Saisissez ce code pour utiliser cette adresse avec votre compte :',
        captcha: 'Saisissez ce code sur notre page pour confirmer que vous êtes une personne :',
      },
      lasts: 'Il est valable {minutes} minutes. Personne de la boutique ne vous le demandera jamais.',
    },
    link: {
      subject: 'Votre lien de connexion à {shop}',
      title: 'Se connecter',
      text: 'Ce lien vous connecte en tant que {email} :',
      button: 'Se connecter',
      lasts:
        'Il sert une seule fois, pendant {minutes} minutes. Personne de la boutique ne vous le demandera jamais.',
    },
    known: {
      subject: 'Vous avez déjà un compte {shop}',
      title: 'Vous avez déjà un compte',
      text: {
        registration:
          'Quelqu’un, sans doute vous, a voulu s’inscrire avec {email}. Cette adresse a déjà un compte : connectez-vous avec votre mot de passe.',
        address:
          'Quelqu’un, sans doute vous, a voulu utiliser {email} pour un autre compte. Cette adresse a déjà un compte, et une adresse ne peut en avoir qu’un.',
      },
      logIn: 'Se connecter',
      set: 'Mot de passe oublié, ou pas encore choisi ? Ce lien permet d’en choisir un nouveau. Il sert une seule fois, pendant {minutes} minutes.',
      setLink: 'Choisir un mot de passe',
    },
    reset: {
      subject: 'Choisir un nouveau mot de passe pour {shop}',
      title: 'Choisir un nouveau mot de passe',
      text: 'Ce lien permet de choisir un nouveau mot de passe pour {email} :',
      button: 'Choisir un nouveau mot de passe',
      lasts:
        'Il sert une seule fois, pendant {minutes} minutes. Tous les appareils seront alors déconnectés et, une fois que vous serez connecté, les clés d’accès et Google n’ouvriront plus le compte.',
    },
    set: {
      subject: 'Choisir un mot de passe pour {shop}',
      title: 'Choisir un mot de passe',
      text: 'Depuis votre achat, vous avez un compte, mais pas encore de mot de passe. Ce lien permet d’en choisir un pour {email} :',
      button: 'Choisir un mot de passe',
      lasts: 'Il sert une seule fois, pendant {minutes} minutes.',
    },
    moved: {
      subject: 'Votre compte {shop} a une nouvelle adresse',
      title: 'Votre compte a une nouvelle adresse',
      text: 'Depuis le {date}, votre compte utilise {email} au lieu de cette adresse.',
      wrong:
        'Si ce n’était pas vous, annulez le changement : tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
      button: 'Annuler le changement',
      lasts:
        'Le lien est valable jusqu’au {date}. D’ici là, personne d’autre ne peut s’inscrire avec cette adresse.',
      asked:
        'Quelqu’un, sans doute vous, a voulu se connecter ou s’inscrire avec cette adresse. Il y a peu, elle était encore celle d’un compte.',
    },
    acting: {
      subject: 'Notre assistance a ouvert votre compte {shop}',
      title: 'Notre assistance consulte votre compte',
      text: 'Le {moment}, notre assistance a ouvert votre compte tel que vous le voyez, pour {minutes} minutes au plus.',
      reason: 'Le motif indiqué : {reason}',
      limits:
        'Vos clés de licence lui restent masquées ; elle ne peut ni payer, ni changer votre adresse, votre mot de passe ou vos autres accès. Si cela ne vous convient pas, vous pouvez y mettre fin dans votre compte.',
      button: 'Voir dans mon compte',
    },
    merged: {
      subject: 'Vos comptes {shop} n’en font plus qu’un',
      title: 'Vos comptes n’en font plus qu’un',
      text: 'Le {date}, notre assistance a fusionné vos comptes {lost} et {kept}. Toutes vos commandes, licences et tous vos abonnements sont désormais réunis.',
      logIn: 'Connectez-vous avec {kept}. L’autre adresse n’ouvre plus aucun compte.',
      wrong: 'Si vous n’avez rien demandé, écrivez-nous sans attendre.',
      button: 'Contacter l’assistance',
    },
    signIn: {
      subject: 'Nouvelle connexion à votre compte {shop}',
      title: 'Connexion avec un nouvel appareil',
      text: 'Quelqu’un s’est connecté à votre compte avec un appareil que nous ne connaissons pas encore :',
      device: 'Appareil',
      place: 'Lieu',
      time: 'Heure',
      wrong:
        'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez tous les appareils et choisissez un nouveau mot de passe.',
      button: 'Ce n’était pas moi',
      lasts: 'Le lien est valable {days} jours.',
    },
    notice: {
      password_changed: {
        subject: 'Votre mot de passe {shop} a été modifié',
        title: 'Votre mot de passe a été modifié',
        text: 'Le mot de passe de votre compte a été modifié le {date}. Tous les autres appareils ont été déconnectés.',
      },
      password_reset: {
        subject: 'Votre nouveau mot de passe {shop} a été choisi',
        title: 'Votre nouveau mot de passe a été choisi',
        text: 'Le {date}, le mot de passe de votre compte a été choisi à l’aide d’un lien que nous avions envoyé à cette adresse. Tous les appareils ont été déconnectés.',
      },
      password_reset_ways: {
        subject: 'Votre nouveau mot de passe {shop} a été choisi',
        title: 'Votre nouveau mot de passe a été choisi',
        text: 'Le {date}, le mot de passe de votre compte a été choisi à l’aide d’un lien que nous avions envoyé à cette adresse. Tous les appareils ont été déconnectés, et les clés d’accès et Google n’ouvrent plus votre compte : vous pourrez les ajouter de nouveau une fois connecté.',
      },
      ways_ended: {
        subject: 'Les clés d’accès et Google n’ouvrent plus votre compte {shop}',
        title: 'Clés d’accès et Google retirés',
        text: 'Lors de la connexion du {date}, après le choix d’un nouveau mot de passe, toutes les clés d’accès ont été supprimées et Google a été dissocié. Vous pouvez les ajouter de nouveau dans votre compte.',
      },
      address_proved: {
        subject: 'Les accès précédents à votre compte {shop} ont été supprimés',
        title: 'Accès précédents supprimés',
        text: 'Le {date}, un lien que nous avions envoyé à cette adresse a été suivi pour la première fois. Jusque-là, personne n’avait montré que l’adresse était la sienne. Tout ce qui ouvrait le compte auparavant a donc été supprimé : mot de passe, clés d’accès, Google et connexion en deux étapes. Vous pouvez les ajouter de nouveau dans votre compte.',
      },
      address_changed: {
        subject: 'Cette adresse est désormais celle de votre compte {shop}',
        title: 'Votre adresse a été modifiée',
        text: 'Depuis le {date}, vous vous connectez avec cette adresse, et nos e-mails arrivent ici.',
      },
      google_linked: {
        subject: 'Votre compte {shop} a été associé à Google',
        title: 'Google a été associé',
        text: 'Depuis le {date}, un compte Google permet d’ouvrir votre compte.',
      },
      google_unlinked: {
        subject: 'Votre compte {shop} n’est plus associé à Google',
        title: 'Google a été dissocié',
        text: 'Le {date}, l’association de votre compte avec Google a été supprimée. Tous les autres appareils ont été déconnectés.',
      },
      two_factor_on: {
        subject: 'Connexion en deux étapes activée pour votre compte {shop}',
        title: 'Connexion en deux étapes activée',
        text: 'Elle a été activée le {date}. Désormais, votre compte demande un code de votre application à la connexion.',
      },
      two_factor_off: {
        subject: 'Connexion en deux étapes désactivée pour votre compte {shop}',
        title: 'Connexion en deux étapes désactivée',
        text: 'Elle a été désactivée le {date}. Le mot de passe seul ouvre maintenant votre compte.',
      },
      recovery_code_used: {
        subject: 'Un code de secours de votre compte {shop} a été utilisé',
        title: 'Un code de secours a été utilisé',
        text: 'Le {date}, l’un de vos codes de secours a été utilisé à la place d’un code de votre application. Il ne sert plus.',
      },
      recovery_codes_new: {
        subject: 'Nouveaux codes de secours pour votre compte {shop}',
        title: 'Nouveaux codes de secours',
        text: 'Ils ont été créés le {date} et les précédents ne servent plus. Si ce n’était pas vous, créez-en d’autres dès que vous aurez un nouveau mot de passe.',
      },
      codes_wrong: {
        subject: 'Codes erronés pour votre compte {shop}',
        title: 'Des codes erronés ont été saisis',
        text: 'Le {date}, quelqu’un qui a franchi la première étape de votre connexion, ou utilise un appareil connecté, a saisi plusieurs codes erronés de la connexion en deux étapes. Ces codes n’ont rien ouvert.',
      },
      passkey_added: {
        subject: 'Clé d’accès ajoutée à votre compte {shop}',
        title: 'Clé d’accès ajoutée',
        text: 'Elle a été ajoutée le {date} et ouvre votre compte sans mot de passe.',
      },
      passkey_removed: {
        subject: 'Clé d’accès supprimée de votre compte {shop}',
        title: 'Clé d’accès supprimée',
        text: 'Elle a été supprimée le {date} et n’ouvre plus votre compte. Tous les autres appareils sont déconnectés.',
      },
      wrong: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      button: 'Choisir un nouveau mot de passe',
    },
  },
} satisfies Translated<typeof reference>;
