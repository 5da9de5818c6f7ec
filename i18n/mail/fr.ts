import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': 'licence de 1 mois',
    '1Y': 'licence de 1 an',
    LFT: 'licence à vie',
    'Lifetime+5PC': 'licence à vie pour 5 ordinateurs',
    trial: 'version d’essai',
  },
  cancellation: {
    subject: 'Nous avons reçu votre résiliation : {contract}',
    subjectWithdraw: 'Nous avons reçu votre rétractation : {contract}',
    preview: 'Reçue le {time}.',
    title: 'Votre déclaration nous est parvenue',
    lead: 'Nous l’avons reçue le {time} et elle vaut à partir de ce moment.',
    kinds: {
      period_end: 'Vous résiliez {contract} pour la fin de la période payée.',
      now: 'Vous résiliez {contract} avec effet immédiat.',
      withdraw: 'Vous vous rétractez du contrat {contract}.',
    },
    reason: 'Votre motif : {reason}',
    next: 'Si ces indications correspondent à un contrat, plus rien ne sera débité pour lui. Sinon, nous le cherchons et vous écrirons.',
    nextWithdraw:
      'Si ces indications correspondent à un contrat, plus rien ne sera débité pour lui. Nous le vérifions et vous écrirons au sujet du remboursement.',
    footer:
      'Vous recevez cet e-mail parce que cette adresse a été indiquée sur notre page de résiliation. Si ce n’était pas vous, dites-le-nous.',
  },
  exchange: {
    subject: 'Votre clé de licence pour {product}',
    preview: 'La clé obtenue en échange de votre code',
    lead: 'Votre code a été échangé contre {product}, {licence}. Voici la clé :',
    worksUntil: 'Elle est valable jusqu’au {date} et ne se renouvelle pas.',
    footer: 'Vous recevez cet e-mail parce qu’un code a été échangé avec cette adresse.',
  },
  trial: {
    code: 'Saisissez ce code dans {product} pour commencer votre essai gratuit :',
    codeFooter:
      'Vous recevez cet e-mail parce que quelqu’un souhaite essayer un de nos produits avec cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
    subject: 'Votre clé d’essai pour {product}',
    preview: 'Essayez {product} gratuitement',
    title: 'Votre essai a commencé',
    lead: 'Vous pouvez utiliser {product} gratuitement jusqu’au {date}. Voici votre clé ; votre logiciel l’a déjà :',
    ends: 'L’essai se termine de lui-même et rien n’est débité. Si vous achetez le produit avec cette adresse e-mail, la clé reste la même.',
    footer: 'Vous recevez cet e-mail parce qu’un essai gratuit a commencé avec cette adresse.',
  },
  orderLink: {
    subject: 'Le lien de votre commande {number}',
    preview: 'Ouvrir la commande {number}',
    title: 'Votre commande',
    text: 'Vous avez demandé la commande {number}. La voici :',
    show: 'Ouvrir la commande',
    code: 'La page demande d’abord un code, qu’elle envoie à l’adresse de la commande.',
    logIn: 'C’est le renouvellement d’un abonnement : connectez-vous pour le voir.',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a recherché la commande {number} avec votre adresse. Si ce n’était pas vous, vous n’avez rien à faire : le lien n’a été envoyé qu’à vous.',
  },
  orderCode: {
    subject: '{code} affiche votre commande chez Spindle',
    title: 'Votre code',
    text: 'Saisissez ce code sur la page de la commande {number} :',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a voulu revoir la commande {number}. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  refusal: {
    subject: 'La commande {number} n’a pas été acceptée',
    preview: '{amount} vous sont reversés',
    title: 'Nous n’avons pas pu accepter votre commande',
    text: 'Nous n’avons pas pu accepter votre commande {number} et l’avons annulée. Aucune licence n’a été délivrée et plus rien ne sera débité.',
    money:
      'Les {amount} que vous avez payés sont reversés sur la carte ou le compte utilisé pour payer. Les banques l’affichent après quelques jours.',
    question: 'Si vous pensez qu’il s’agit d’une erreur ou souhaitez en savoir plus, écrivez-nous.',
    contact: 'Nous contacter',
    footer: 'Vous recevez cet e-mail au sujet de la commande {number}.',
  },
  document: {
    refund: {
      subject: 'Votre remboursement pour la commande {number}',
      title: 'Votre remboursement',
      text: 'Nous reversons {amount} de la commande {number} sur la carte ou le compte utilisé pour payer. Les banques l’affichent après quelques jours.',
    },
    refund_failed: {
      subject: 'Le remboursement de la commande {number} nous est revenu',
      title: 'Le remboursement nous est revenu',
      text: 'Votre banque nous a retourné les {amount} remboursés pour la commande {number}. Répondez à cet e-mail et nous trouverons une autre voie ; d’ici là, ce montant est facturé de nouveau.',
    },
    correction: {
      subject: 'Facture corrigée pour la commande {number}',
      title: 'Facture corrigée',
      text: 'La facture de la commande {number} était erronée. Elle est annulée, et celle-ci, de {amount}, la remplace. Vous n’avez rien à payer.',
    },
    open: {
      invoice: 'Ouvrir la facture {number} (PDF)',
      credit_note: 'Ouvrir l’avoir {number} (PDF)',
    },
    until: 'Le lien fonctionne jusqu’au {date} ; ensuite, le document se trouve dans votre compte.',
    footer: 'Vous recevez cet e-mail parce que la commande {number} a été payée avec cette adresse.',
  },
  keys: {
    subject: 'Vos clés de licence',
    preview: 'Les clés de vos licences',
    title: 'Vos clés de licence',
    lead: 'Voici les clés de vos licences, la plus récente en premier :',
    footer:
      'Vous recevez cet e-mail parce que les clés de licence de cette adresse ont été demandées dans notre boutique. Si ce n’était pas vous, vous n’avez rien à faire : elles n’ont été envoyées qu’à vous.',
  },
  gift: {
    subject: 'Un cadeau pour vous : {product}',
    preview: 'La clé de licence de {product}',
    title: 'Un cadeau pour vous',
    lead: '{giver} vous offre {product}. Voici ce qu’il vous faut :',
    worksUntil: 'Elle fonctionne jusqu’au {date}.',
    account:
      'La licence se trouve aussi dans un compte pour cette adresse. S’il n’a pas encore de mot de passe, « Mot de passe oublié ? » vous en donne un :',
    newAccount:
      'Nous avons créé un compte pour cette adresse, où vous trouverez vos commandes. Il n’a pas encore de mot de passe :',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a acheté une licence pour cette adresse. Vous n’avez rien à payer.',
  },
  order: {
    giftSubject: 'Votre cadeau {product} est en route (commande {number})',
    giftPreview: '{product} est offert',
    giftTitle: 'Votre cadeau est en route',
    gift: 'Merci. Nous avons envoyé la clé de licence de {product} à {email}.',
    showOrder: 'Voir la commande',
    subject: 'Votre clé de licence pour {product} (commande {number})',
    preview: 'La clé, le téléchargement et l’activation de {product}',
    title: 'Votre clé de licence',
    /** Of several keys. */
    many: {
      subject: 'Vos clés de licence pour {product} (commande {number})',
      title: 'Vos clés de licence',
      again: 'Ce lien affiche votre commande et vos clés jusqu’au {date} :',
      show: 'Afficher la commande et les clés',
      account: 'Les clés se trouvent aussi dans votre compte :',
    },
    lead: 'Merci d’avoir acheté {product}. Voici la clé de votre {licence} :',
    worksUntil: 'Elle est valable jusqu’au {date} et ne se renouvelle pas. Rien d’autre ne sera débité.',
    renewsOn:
      'Elle est valable jusqu’au {date}. Elle se renouvelle ensuite pour {price}, débités de votre carte, et ainsi de suite jusqu’à ce que vous résiliiez, à tout moment dans votre compte ou, sans connexion, ici : {page}',
    worksForever: 'Elle n’expire pas et toutes les mises à jour sont comprises.',
    activate:
      'Pour activer : installez {product}, choisissez « Saisir la clé de licence » dans le menu Aide, puis collez la clé avec ou sans les tirets.',
    download: 'Télécharger {product} {version}',
    downloadVersion: 'Télécharger la version {version}',
    facts: 'Commande {number}, {total}, payée le {date}.',
    again: 'Ce lien affiche votre commande et votre clé jusqu’au {date} :',
    find: 'Plus tard, vous pouvez vous faire renvoyer le lien de cette commande : {page}',
    show: 'Afficher la commande et la clé',
    invoice: 'Facture {number} (PDF)',
    newAccount:
      'Nous avons créé un compte pour cette adresse, afin que vous ayez toujours la clé et le téléchargement à portée de main. Il n’a pas encore de mot de passe :',
    setPassword: 'Choisir un mot de passe',
    account: 'La clé se trouve aussi dans votre compte :',
    toAccount: 'Voir mes produits',
    consents:
      'Le {date}, vous avez expressément demandé la livraison avant la fin du délai de rétractation de 14 jours et reconnu que vous perdez votre droit de rétractation dès la livraison de la clé. La garantie de remboursement de 14 jours reste inchangée.',
    footer:
      'Vous recevez cet e-mail car la commande {number} a été payée avec cette adresse. Vous pouvez être remboursé dans les 14 jours : il suffit de répondre à cet e-mail.',
  },
  newPrice: {
    price_rise: {
      subject: '{product} : nouveau prix à partir du {date}',
      title: 'Un nouveau prix, avec votre accord',
      text: 'À partir du {date}, {product} ({licence}) se renouvellerait pour {price} au lieu de {old}. Pour cela, il nous faut votre accord.',
      keeps: 'Sans votre accord, rien ne change : le renouvellement se fait toujours pour {old}.',
      ends: 'Sans votre accord, il n’y a plus de renouvellement : votre abonnement prend fin le {date} et plus rien n’est débité.',
      button: 'Voir le nouveau prix et accepter',
      refuse: 'Si vous préférez résilier, vous pouvez le faire sans vous connecter : {page}',
    },
    price_fall: {
      subject: '{product} coûte moins cher à partir du {date}',
      title: 'Votre abonnement coûte moins cher',
      text: 'À partir du {date}, {product} ({licence}) se renouvelle pour {price} au lieu de {old}. Vous n’avez rien à faire.',
      button: 'Voir mes abonnements',
    },
    price_withdrawn: {
      subject: '{product} : le nouveau prix est retiré',
      title: 'Votre ancien prix reste',
      text: 'Nous avons retiré le nouveau prix de {price} pour {product} ({licence}) dont nous vous avions parlé. L’ancien prix reste : votre abonnement continue de se renouveler pour {old}. Vous n’avez rien à faire, même si vous aviez accepté.',
      button: 'Voir mes abonnements',
    },
  },
  subscription: {
    footer: 'Vous recevez cet e-mail parce que vous êtes abonné à {product}. Pour résilier : {page}',
    footerEnded: 'Vous recevez cet e-mail parce que vous étiez abonné à {product}.',
    footerGift: 'Vous recevez cet e-mail parce que {product} vous a été offert.',
    goesOn: '{product} continue de fonctionner jusqu’au {end}. Nous réessaierons le {next}.',
    renewed: {
      subject: '{product} est renouvelé jusqu’au {date}',
      title: 'Votre licence continue',
      text: 'Nous avons débité {price} de votre carte. {product} fonctionne jusqu’au {date} avec la même clé. Vous n’avez rien à faire.',
      credited:
        'Votre avoir a couvert tout le renouvellement, et rien n’a été débité. {product} fonctionne jusqu’au {date} avec la même clé. Vous n’avez rien à faire.',
      button: 'Voir mes produits',
    },
    failed: {
      subject: '{product} : votre carte n’a pas pu être débitée',
      title: 'Votre carte n’a pas pu être débitée',
      text: 'Depuis le {date}, {price} sont dus pour {product}. Nous n’avons pas pu les débiter de votre carte.',
      button: 'Utiliser une autre carte',
    },
    bank: {
      subject: '{product} : votre banque vous demande de confirmer',
      title: 'Votre banque vous demande de confirmer',
      text: 'Depuis le {date}, {price} sont dus pour {product}. Votre banque souhaite que vous confirmiez vous-même le paiement.',
      button: 'Confirmer le paiement',
    },
    reminder: {
      subject: '{product} se renouvelle le {date}',
      title: 'Votre licence se renouvelle bientôt',
      text: 'Le {date}, {product} ({licence}) se renouvelle et {price} sont débités de votre carte. Si cela vous convient, vous n’avez rien à faire. Sinon, résiliez avant ce jour : {page}',
      button: 'Voir mes abonnements',
    },
    card: {
      subject: '{product} : il nous faut une autre carte',
      title: 'Il nous faut une autre carte',
      text: 'Le {date}, {product} se renouvelle pour {price}. Nous n’avons pas de carte encore valable à cette date.',
      button: 'Utiliser une autre carte',
    },
    switched: {
      subject: '{product} : votre formule a changé',
      title: 'Votre formule a changé',
      text: '{product} est maintenant une {licence}. Nous avons débité {price}, en tenant compte de ce qui restait de l’ancienne formule. Elle fonctionne jusqu’au {date} avec la même clé, puis se renouvelle pour {renewal} jusqu’à ce que vous résiliiez.',
      credited:
        '{product} est maintenant une {licence}. Ce qui restait de l’ancienne formule couvre tout le prix, et rien n’a été débité. Elle fonctionne jusqu’au {date} avec la même clé, puis se renouvelle pour {renewal} jusqu’à ce que vous résiliiez.',
      button: 'Voir mes produits',
    },
    planned: {
      subject: '{product} : votre formule change le {date}',
      title: 'Votre formule change au prochain renouvellement',
      text: 'Le {date}, {product} devient une {licence} pour {price}, qui se renouvelle à ce prix jusqu’à ce que vous résiliiez. D’ici là, rien ne change et rien n’est débité. Vous pouvez revenir sur ce choix jusqu’à ce jour.',
      button: 'Voir mes abonnements',
    },
    lifetime: {
      subject: '{product} est à vous pour toujours',
      title: 'Votre licence n’a plus de fin',
      text: '{product} a maintenant une licence à vie. Nous avons débité {price}, en tenant compte de ce qui restait de l’ancienne formule. Votre clé reste la même. Votre abonnement a pris fin, et plus rien ne sera débité.',
      credited:
        '{product} a maintenant une licence à vie. Ce qui restait de l’ancienne formule couvre tout le prix, et rien n’a été débité. Votre clé reste la même. Votre abonnement a pris fin, et plus rien ne sera débité.',
      button: 'Voir mes produits',
    },
    cancelled: {
      subject: '{product} : votre abonnement prend fin le {date}',
      title: 'Votre abonnement est résilié',
      text: 'Vous avez résilié votre abonnement à {product}. Il fonctionne jusqu’au {date}, et rien d’autre ne sera débité.',
      button: 'Voir mes abonnements',
    },
    ended: {
      subject: '{product} : votre abonnement a pris fin',
      title: 'Votre abonnement a pris fin',
      unpaid:
        'Nous n’avons pas pu débiter votre carte pour {product} et n’essaierons plus. Votre abonnement a pris fin ; rien d’autre ne sera débité.',
      price:
        'Vous n’avez pas accepté le nouveau prix de {product} : il n’a donc pas été renouvelé. Votre abonnement a pris fin ; rien d’autre ne sera débité.',
      cancelled: 'Votre abonnement à {product} a été résilié et a pris fin. Rien d’autre ne sera débité.',
      other: 'Votre abonnement à {product} a pris fin. Rien d’autre ne sera débité.',
      button: 'Voir mes abonnements',
    },
    gift_ended: {
      subject: '{product} : l’abonnement lié à votre cadeau a pris fin',
      title: 'L’abonnement lié à votre cadeau a pris fin',
      text: 'L’abonnement à {product}, qui vous a été offert, a pris fin et n’est pas renouvelé. La page de vos produits indique jusqu’à quand la licence fonctionne. Si vous souhaitez la garder, vous pouvez l’y acheter.',
      button: 'Voir mes produits',
    },
  },
  basket: {
    subject: 'Votre panier chez Spindle',
    title: 'Votre panier',
    text: 'Vous vouliez pouvoir revenir à ce panier : {products}.',
    button: 'Retour au paiement',
    prices: 'Les prix du jour de votre retour s’appliquent.',
    footer:
      'Vous recevez cet e-mail parce que cette adresse a été saisie lors d’un achat dans notre boutique. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  privacy: {
    export: {
      subject: 'Vos données sont prêtes',
      title: 'Vos données sont prêtes',
      text: 'Vous avez demandé ce que nous conservons à votre sujet. Vous pouvez le télécharger dans votre espace membre pendant {days} jours, puis c’est supprimé.',
      button: 'Télécharger',
    },
    blockedExport: {
      subject: 'Vos données sont prêtes',
      title: 'Vos données sont prêtes',
      text: 'Vous avez demandé ce que nous conservons à votre sujet. Vous pouvez le télécharger pendant {days} jours, puis c’est supprimé. Le bouton mène à une page qui vous envoie le lien par e-mail.',
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
      undo: 'Ce bouton permet d’annuler jusqu’à cette date, une seule fois. Vous vous reconnecterez comme avant ; les abonnements résiliés peuvent être repris par vous-même.',
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
      subject: '{code} est votre code pour Spindle',
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
      subject: 'Votre lien de connexion à Spindle',
      title: 'Se connecter',
      text: 'Ce lien vous connecte en tant que {email} :',
      button: 'Se connecter',
      lasts:
        'Il sert une seule fois, pendant {minutes} minutes. Personne de la boutique ne vous le demandera jamais.',
    },
    known: {
      subject: 'Vous avez déjà un compte Spindle',
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
      subject: 'Choisir un nouveau mot de passe pour Spindle',
      title: 'Choisir un nouveau mot de passe',
      text: 'Ce lien permet de choisir un nouveau mot de passe pour {email} :',
      button: 'Choisir un nouveau mot de passe',
      lasts:
        'Il sert une seule fois, pendant {minutes} minutes. Tous les appareils seront alors déconnectés.',
    },
    set: {
      subject: 'Choisir un mot de passe pour Spindle',
      title: 'Choisir un mot de passe',
      text: 'Depuis votre achat, vous avez un compte, mais pas encore de mot de passe. Ce lien permet d’en choisir un pour {email} :',
      button: 'Choisir un mot de passe',
      lasts: 'Il sert une seule fois, pendant {minutes} minutes.',
    },
    moved: {
      subject: 'Votre compte Spindle a une nouvelle adresse',
      title: 'Votre compte a une nouvelle adresse',
      text: 'Depuis le {date}, votre compte utilise {email} au lieu de cette adresse.',
      wrong:
        'Si ce n’était pas vous, annulez le changement : tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
      button: 'Annuler le changement',
      lasts: 'Le lien est valable {days} jours.',
    },
    acting: {
      subject: 'Notre assistance a ouvert votre compte Spindle',
      title: 'Notre assistance consulte votre compte',
      text: 'Le {moment}, notre assistance a ouvert votre compte tel que vous le voyez, pour {minutes} minutes au plus.',
      reason: 'Le motif indiqué : {reason}',
      limits:
        'Vos clés de licence lui restent masquées ; elle ne peut ni payer, ni changer votre adresse, votre mot de passe ou vos autres accès. Si cela ne vous convient pas, vous pouvez y mettre fin dans votre compte.',
      button: 'Voir dans mon compte',
    },
    merged: {
      subject: 'Vos comptes Spindle n’en font plus qu’un',
      title: 'Vos comptes n’en font plus qu’un',
      text: 'Le {date}, notre assistance a fusionné vos comptes {lost} et {kept}. Toutes vos commandes, licences et tous vos abonnements sont désormais réunis.',
      logIn: 'Connectez-vous avec {kept}. L’autre adresse n’ouvre plus aucun compte.',
      wrong: 'Si vous n’avez rien demandé, écrivez-nous sans attendre.',
      button: 'Contacter l’assistance',
    },
    signIn: {
      subject: 'Nouvelle connexion à votre compte Spindle',
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
        subject: 'Votre mot de passe Spindle a été modifié',
        title: 'Votre mot de passe a été modifié',
        text: 'Le mot de passe de votre compte a été modifié le {date}. Tous les autres appareils ont été déconnectés.',
      },
      address_changed: {
        subject: 'Cette adresse est désormais celle de votre compte Spindle',
        title: 'Votre adresse a été modifiée',
        text: 'Depuis le {date}, vous vous connectez avec cette adresse, et nos e-mails arrivent ici.',
      },
      google_linked: {
        subject: 'Votre compte Spindle a été associé à Google',
        title: 'Google a été associé',
        text: 'Depuis le {date}, un compte Google permet d’ouvrir votre compte.',
      },
      google_unlinked: {
        subject: 'Votre compte Spindle n’est plus associé à Google',
        title: 'Google a été dissocié',
        text: 'Le {date}, l’association de votre compte avec Google a été supprimée. Tous les autres appareils ont été déconnectés.',
      },
      two_factor_on: {
        subject: 'Connexion en deux étapes activée pour votre compte Spindle',
        title: 'Connexion en deux étapes activée',
        text: 'Elle a été activée le {date}. Désormais, votre compte demande un code de votre application à la connexion.',
      },
      two_factor_off: {
        subject: 'Connexion en deux étapes désactivée pour votre compte Spindle',
        title: 'Connexion en deux étapes désactivée',
        text: 'Elle a été désactivée le {date}. Le mot de passe seul ouvre maintenant votre compte.',
      },
      recovery_code_used: {
        subject: 'Un code de secours de votre compte Spindle a été utilisé',
        title: 'Un code de secours a été utilisé',
        text: 'Le {date}, l’un de vos codes de secours a été utilisé à la place d’un code de votre application. Il ne sert plus.',
      },
      passkey_added: {
        subject: 'Clé d’accès ajoutée à votre compte Spindle',
        title: 'Clé d’accès ajoutée',
        text: 'Elle a été ajoutée le {date} et ouvre votre compte sans mot de passe.',
      },
      passkey_removed: {
        subject: 'Clé d’accès supprimée de votre compte Spindle',
        title: 'Clé d’accès supprimée',
        text: 'Elle a été supprimée le {date} et n’ouvre plus votre compte. Tous les autres appareils sont déconnectés.',
      },
      wrong: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      button: 'Choisir un nouveau mot de passe',
    },
  },
} satisfies Translated<typeof reference>;
