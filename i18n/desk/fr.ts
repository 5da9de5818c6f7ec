import type { Translated } from '../translated.ts';
import type { desk as reference } from './en.ts';

export const desk = {
  logIn: 'Connectez-vous pour voir cette page.',
  notYours: 'Votre rôle ne comprend pas cette page. Les responsables des rôles peuvent changer cela.',
  noAnswer:
    'La base de données ne répond pas pour le moment. Rien n’est perdu : rechargez la page dans un instant.',
  maybeDone:
    'La base de données a cessé de répondre. On ne sait pas si l’opération a été effectuée : revenez en arrière et vérifiez avant de l’envoyer de nouveau.',
  start: {
    title: 'Gestion',
    groups: {
      buyers: 'Commandes et membres',
      money: 'Argent et taxes',
      prices: 'Prix',
      settings: 'Réglages et exploitation',
    },
  },
  licences: {
    '1M': '1 mois',
    '1Y': '1 an',
    LFT: 'À vie',
    'Lifetime+5PC': 'À vie, 5 ordinateurs',
    trial: 'Essai',
  },
  search: {
    label: 'Chercher dans tous les documents',
    title: 'Trouvé dans les documents',
    none: 'Rien n’a été trouvé. Il faut deux caractères ; toutes les langues sont parcourues.',
    late: 'Recherche inachevée : {kinds}. Essayez des mots plus longs ou plus rares.',
  },
  jobs: {
    title: 'Tâches en échec',
    about: 'E-mails et autres tâches essayés plusieurs fois sans succès.',
    none: 'Rien n’a échoué.',
    kind: 'Tâche',
    failed: 'Abandonnée le',
    tries: 'Essais',
    error: 'Dernière erreur',
    retry: 'Réessayer',
    done: '{kind} sera réessayée.',
  },
  publications: {
    title: 'Publications programmées qui ont échoué',
    about:
      'Ces documents n’ont pas été publiés ou retirés à l’heure prévue. Ouvrez le document, corrigez ce qui est indiqué, puis publiez-le ou choisissez une autre heure.',
    none: 'Aucune publication programmée n’a échoué.',
    document: 'Document',
    planned: 'Prévu',
    types: { publish: 'Publier', unpublish: 'Retirer' },
  },
  events: {
    title: 'Messages des prestataires de paiement',
    about:
      'Ce qu’un prestataire a signalé et que la boutique ne traite pas elle-même. Traitez-le chez le prestataire.',
    none: 'Aucun message n’attend.',
    subject: 'Objet',
    said: 'Message',
    id: 'Chez le prestataire',
    received: 'Reçu le',
    subjects: { payment: 'Paiement', refund: 'Remboursement', dispute: 'Litige', subscription: 'Abonnement' },
  },
  problems: {
    nothing_left: 'Il ne reste rien de cette facture : elle est entièrement créditée.',
    invoice_exists: 'Cette commande a déjà une facture.',
    seller_missing: 'Le vendeur n’est pas encore renseigné ; voir Vendeur.',
    invoice_gone: 'Cette facture n’est plus valable.',
    buyer_invalid: 'Quelque chose ne va pas dans le formulaire : vérifiez le pays et le numéro de TVA.',
    cancellation_settled: 'Quelqu’un s’en est déjà occupé.',
    webhook_invalid:
      'Quelque chose ne convient pas : l’adresse commence par https://, ne contient pas de mot de passe, et au moins un événement est coché.',
    webhook_not_https: 'Les événements ne sont envoyés qu’à des adresses qui commencent par https://.',
    webhook_inside:
      'Cette adresse mène au réseau interne de la boutique. Les événements ne sont envoyés qu’à des adresses sur Internet.',
    webhook_gone: 'Plus rien n’est envoyé à cette adresse.',
    seller_invalid:
      'Quelque chose ne va pas dans le formulaire : vérifiez le nom, l’adresse, le pays, le numéro de TVA et le fuseau horaire.',
    release_gone: 'Cette version est déjà retirée.',
    release_notes_invalid: 'Ce texte est trop long.',
    not_allowed: 'Votre rôle ne le permet pas.',
    money_gone: 'L’argent de cette commande a été remboursé, ou une banque le réclame. Annulez la commande.',
    not_in_review: 'Cette commande n’est plus à vérifier.',
    no_address:
      'L’adresse de cet acheteur a été effacée : personne ne peut recevoir de licence. Remboursez et annulez la commande.',
    batch_invalid:
      'Quelque chose ne va pas dans le formulaire : il faut un nom, une licence, une date à venir et un nombre ou un fichier.',
    batch_made: 'Ce formulaire a déjà créé d’autres codes. Pour créer aussi ceux-ci, envoyez-le de nouveau.',
    exchange_code_unknown: 'Ce code n’existe pas.',
    batch_ended: 'Ces codes sont déjà retirés.',
    code_twice: 'L’un de ces codes figure deux fois dans le fichier : aucun n’a été repris.',
    code_exists: 'Un de ces codes existe déjà ; aucun n’a donc été repris.',
    code_unreadable: 'Un code demande au moins 8 lettres ou chiffres ; aucun n’a donc été repris.',
    codes_unreadable: 'Ce fichier ne peut pas être lu comme une liste de codes.',
    not_failed: 'Cette tâche attend ou s’exécute déjà.',
    coupon_invalid:
      'Quelque chose ne convient pas : vérifiez le code, la réduction, l’adresse, et que la fin vient après le début.',
    promotion_invalid:
      'Quelque chose ne convient pas : vérifiez le nom court, la réduction, les pays, les types de clients, et que la fin vient après le début.',
    pay_ratio_invalid: 'Quelque chose ne convient pas : vérifiez le pays, le moyen et le poids.',
    unknown_product: 'L’un de ces produits n’existe pas.',
    coupon_exists: 'Il y a déjà un code promo de ce nom.',
    promotion_exists: 'Il y a déjà une règle de ce nom court.',
    coupon_gone: 'Ce code promo est terminé ou n’existe pas.',
    promotion_gone: 'Cette règle est terminée ou n’existe pas.',
    lifetime_price_invalid:
      'Quelque chose ne convient pas dans le formulaire : vérifiez le numéro du produit, la devise et le prix.',
    price_change_gone: 'Ce changement de prix n’existe plus.',
    price_change_in_force: 'Ce prix est déjà en vigueur. Pour le changer, annoncez-en un autre.',
    price_change_invalid:
      'Quelque chose ne convient pas dans le formulaire : vérifiez le numéro du produit, la devise, le prix et la date. La date ne doit pas être passée.',
    pay_ratio_gone: 'Ce poids a déjà été retiré.',
    tax_registration_invalid:
      'Ce n’est pas une immatriculation : un pays en deux lettres (pour le guichet unique, un membre de l’UE), un numéro, et un dernier jour qui ne précède pas le premier.',
    tax_registration_gone: 'Cette immatriculation a déjà été retirée.',
    tax_rate_missing:
      'Aucun taux de ce pays ne s’applique au premier jour : définissez d’abord le taux, sinon ses ventes ne contiendraient pas de taxe.',
    tax_rate_needed:
      'Une immatriculation a besoin de ce taux : sans lui, les ventes dans ce pays ne contiendraient pas de taxe. Retirez d’abord l’immatriculation ou définissez un autre taux.',
    tax_rate_invalid:
      'Ce n’est pas un taux : un pays en deux lettres, un premier jour, et de 0 à 50 pour cent.',
    tax_rate_gone: 'Ce taux a déjà été retiré.',
    rates_unreadable:
      'Ce n’est pas un fichier de taux de la Banque centrale européenne, une ligne est abîmée ou un taux y figure deux fois ; rien n’a été importé.',
    currency_unknown: 'Cette devise n’existe pas.',
    cap_below_uses: 'Il y a déjà eu plus d’utilisations que cela.',
    over_limit: 'C’est plus que ce que votre rôle peut rembourser par commande.',
    not_paid: 'Cette commande n’a pas été payée, ou une banque en a repris l’argent.',
    disputed: 'Une banque conteste ce paiement. Rien ne peut être remboursé avant sa décision.',
    provider_not_set_up: 'Le prestataire de paiement de cette commande n’est plus configuré.',
    refund_refused: 'Le prestataire de paiement refuse. Voyez le remboursement ci-dessous.',
    not_surplus:
      'C’est ce paiement qui a réglé la commande, ou il n’existe pas : remboursez la commande sur sa page.',
    nothing_to_refund: 'Il ne reste rien à rembourser.',
    refund_amount: 'L’un des montants ne peut pas être remboursé : vérifiez sa forme et ce qui reste.',
    unknown_line: 'La commande n’a pas cette ligne.',
    refund_invalid: 'Il manque un motif.',
    password_wrong: 'Mot de passe incorrect. Rien n’a été modifié.',
    too_many_requests: 'Trop de mots de passe incorrects. Attendez un quart d’heure. Rien n’a été modifié.',
    role_invalid: 'Quelque chose ne va pas dans le formulaire : vérifiez les montants.',
    admins_keep_roles:
      'Les administrateurs gardent le droit de dire ce que peut chaque rôle. Rien n’a été modifié.',
    licence_unknown: 'Aucune licence ne correspond à votre recherche.',
    licence_gone: 'Cette licence est déjà révoquée, ou n’existe pas.',
    key_replaced: 'Cette licence a reçu une nouvelle clé entre-temps.',
    device_unknown: 'Cette place est déjà libre.',
    not_extendable: 'Cette licence n’a pas de fin, ou a été arrêtée : elle ne peut pas être prolongée.',
    extension_invalid: 'Il faut de 1 à 3 660 jours et un motif.',
    member_gone: 'Ce membre n’existe pas.',
    note_invalid: 'Une note compte de 1 à 4 000 caractères.',
    level_invalid: 'Ce n’est pas un niveau : saisissez un nombre entier de 0 à 999.',
    session_gone: 'Cette session a déjà pris fin.',
    merge_blocked:
      'L’un des deux est bloqué. S’il doit de nouveau entrer, débloquez-le d’abord ; sa page indique ce que cela entraîne.',
    merge_unproved:
      'L’adresse du compte qui reste n’a jamais été confirmée. Son titulaire se connecte d’abord par un lien reçu par e-mail, ou c’est l’autre compte qui reste.',
    merge_erased: 'L’un des deux est en cours d’effacement ou déjà effacé.',
    merge_changed: 'Quelque chose a changé depuis. Vérifiez encore avant de fusionner.',
    same_member: 'C’est un seul et même compte.',
    as_it_is: 'C’est déjà le cas.',
    subscription_gone: 'Cet abonnement n’existe pas, ou votre rôle ne permet pas de le modifier.',
    subscription_ended: 'Cet abonnement est terminé : il ne peut plus être modifié.',
    subscription_cancelled: 'Il est résilié et prend fin avec la période payée : reprenez-le d’abord.',
    subscription_payment_due: 'Un paiement est attendu. Résiliez, ou essayez de nouveau la carte.',
    subscription_price_open: 'Il ne se renouvelle qu’au nouveau prix : le membre doit d’abord l’accepter.',
    subscription_price_changed:
      'Le prix a changé depuis l’affichage de cette page : veuillez le vérifier de nouveau.',
    subscription_runs: 'Il est en cours : il n’y a rien à reprendre.',
    subscription_not_past_due: 'Rien n’est impayé : il n’y a rien à essayer.',
    subscription_under_way: 'La carte est en cours d’essai.',
    subscription_disputed:
      'Une banque conteste l’un de ses paiements : la carte n’est pas essayée avant la décision.',
    tax_differs:
      'La taxe de cette facture n’est pas celle du nouveau pays. Remboursez, et laissez l’acheteur commander de nouveau.',
    no_such_mail: 'Cette commande n’a pas d’e-mail de ce genre.',
    reason_missing: 'Il manque un motif.',
    failed: 'Cela n’a pas fonctionné, et rien n’a été modifié. Réessayez dans un instant.',
  },
} satisfies Translated<typeof reference>;
