import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': 'licence d’un mois',
    '1Y': 'licence d’un an',
    LFT: 'licence à vie',
    'Lifetime+5PC': 'licence à vie pour 5 ordinateurs',
  },
  order: {
    subject: 'Votre clé de licence pour {product} (commande {number})',
    preview: 'La clé, le téléchargement et l’activation de {product}',
    title: 'Votre clé de licence',
    lead: 'Merci d’avoir acheté {product}. Voici la clé de votre {licence} :',
    worksUntil: 'Elle est valable jusqu’au {date}, puis prend fin d’elle-même. Rien d’autre ne sera débité.',
    worksForever: 'Elle n’expire pas et toutes les mises à jour sont comprises.',
    activate:
      'Pour activer : installez {product}, choisissez « Saisir la clé de licence » dans le menu Aide, puis collez la clé avec ou sans les tirets.',
    download: 'Télécharger {product} {version}',
    facts: 'Commande {number}, {total}, payée le {date}.',
    again: 'Ce lien affiche votre commande et votre clé jusqu’au {date} :',
    show: 'Afficher la commande et la clé',
    newAccount:
      'Nous avons créé un compte pour cette adresse, afin que la clé et le téléchargement restent à portée de main. Il n’a pas encore de mot de passe :',
    setPassword: 'Choisir un mot de passe',
    account: 'La clé se trouve aussi dans votre compte :',
    toAccount: 'Voir mes produits',
    footer:
      'Vous recevez ce message car la commande {number} a été payée avec cette adresse. Vous pouvez être remboursé dans les 14 jours : il suffit de répondre à ce message.',
  },
} satisfies Translated<typeof reference>;
