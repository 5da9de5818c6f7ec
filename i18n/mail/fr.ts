import type { Translated } from '../translated.ts';
import { accountMail } from './account/fr.ts';
import type { mail as reference } from './en.ts';
import { subscriptionMail } from './subscription/fr.ts';

export const mail = {
  licences: {
    '1M': 'licence d’un mois',
    '1Y': 'licence d’un an',
    LFT: 'licence à vie',
    'Lifetime+5PC': 'licence à vie pour 5 ordinateurs',
    trial: 'version d’essai',
  },
  ofProduct: '{product}, {licence}',
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
    ends: 'Elle est valable jusqu’au {date} et ne se renouvelle pas.',
    renews:
      'Elle est valable jusqu’au {date}, puis votre abonnement la renouvelle. Rien ne sera débité avant cette date.',
    goesOn:
      'La durée de votre code s’ajoute à celle que votre abonnement a payée. Votre abonnement continue.',
    given: 'Elle est valable jusqu’au {date}.',
    givenGoesOn: 'La durée de votre code s’ajoute à celle qui vous a été offerte.',
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
    ends: 'L’essai se termine de lui-même et rien n’est débité. Si vous vous connectez avec cette adresse e-mail et achetez le produit, la clé reste la même.',
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
    subject: '{code} affiche votre commande chez {shop}',
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
  surplus: {
    subject: 'Votre second paiement pour la commande {number}',
    title: 'Vous avez payé deux fois',
    text: 'La commande {number} a été payée plus d’une fois. Rien d’autre ne change.',
    money:
      'Les {amount} reçus en trop sont reversés sur la carte ou le compte utilisé pour payer. Les banques l’affichent après quelques jours.',
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
  newKey: {
    subject: 'Votre nouvelle clé de licence pour {product}',
    preview: 'Votre ancienne clé n’est plus valable',
    title: 'Votre nouvelle clé de licence',
    lead: 'Voici la nouvelle clé de {product}, {licence} :',
    former:
      'L’ancienne clé n’est plus valable. Vos ordinateurs gardent leurs places : saisissez-y la nouvelle clé quand le logiciel la demande.',
    footer: 'Vous recevez cet e-mail parce que notre assistance a attribué une nouvelle clé à votre licence.',
  },
  gift: {
    subject: 'Un cadeau pour vous : {product}',
    preview: 'La clé de licence de {product}',
    title: 'Un cadeau pour vous',
    lead: '{giver} vous offre {product}. Voici ce qu’il vous faut :',
    worksUntil: 'Elle fonctionne jusqu’au {date}.',
    account:
      'La licence se trouve aussi dans un compte pour cette adresse. Pas encore de mot de passe ? Choisissez « Mot de passe oublié ? » en vous connectant.',
    newAccount:
      'Nous avons créé un compte pour cette adresse, où vous trouverez vos commandes. Il n’a pas encore de mot de passe :',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a acheté une licence pour cette adresse. Vous n’avez rien à payer.',
  },
  order: {
    giftSubject: 'Votre cadeau {product} est en route (commande {number})',
    giftPreview: 'Vous avez offert {product}',
    giftTitle: 'Votre cadeau est en route',
    gift: 'Merci. Nous avons envoyé la clé de licence de {product} à {email}.',
    showOrder: 'Voir la commande',
    subject: 'Votre clé de licence pour {product} (commande {number})',
    preview: 'La clé, le téléchargement et l’activation de {product}',
    title: 'Votre clé de licence',
    /** For several keys. */
    many: {
      gift: 'Merci. Nous avons envoyé les clés de licence de {product} à {email}.',
      subject: 'Vos clés de licence pour {product} (commande {number})',
      title: 'Vos clés de licence',
      lead: 'Merci pour votre achat. Chaque clé figure sous le produit auquel elle correspond.',
      again: 'Ce lien affiche votre commande et vos clés jusqu’au {date} :',
      show: 'Afficher la commande et les clés',
      account: 'Les clés se trouvent aussi dans votre compte :',
    },
    lead: 'Merci d’avoir acheté {product}. Voici la clé de votre {licence} :',
    worksUntil: 'Elle est valable jusqu’au {date} et ne se renouvelle pas. Rien d’autre ne sera débité.',
    renewsOn:
      'Elle est valable jusqu’au {date}. Elle se renouvelle ensuite pour {price}, débités de votre carte, et ainsi de suite jusqu’à ce que vous résiliiez, à tout moment dans votre compte ou, sans connexion, ici : {page}',
    worksForever: 'Elle n’expire pas et toutes les mises à jour sont comprises.',
    opens: 'La clé active {products}.',
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
  basket: {
    subject: 'Votre panier chez {shop}',
    title: 'Votre panier',
    text: 'Vous vouliez pouvoir revenir à ce panier : {products}.',
    button: 'Retour au paiement',
    prices: 'Les prix du jour de votre retour s’appliquent.',
    footer:
      'Vous recevez cet e-mail parce que cette adresse a été saisie lors d’un achat dans notre boutique. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  ...accountMail,
  ...subscriptionMail,
} satisfies Translated<typeof reference>;
