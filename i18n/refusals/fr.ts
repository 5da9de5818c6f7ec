import type { Translated } from '../translated.ts';
import type { refusals as reference } from './en.ts';

export const refusals = {
  required: 'Ce champ est obligatoire.',
  too_long: 'Écrivez {most} caractères au plus.',
  pid: 'Un numéro de produit ne contient que des chiffres.',
  trial_days: 'Un nombre entier de jours, {most} au plus.',
  slug: {
    any: 'Au plus {most} minuscules et chiffres séparés par un seul tiret bas ou trait d’union.',
    hyphens: 'Au plus {most} minuscules et chiffres séparés par un seul trait d’union.',
    underscores: 'Au plus {most} minuscules et chiffres séparés par un seul tiret bas.',
    letter:
      'Au plus {most} minuscules et chiffres séparés par un seul tiret bas ou trait d’union et avec au moins une lettre.',
    service: 'L’un de {names}.',
    reserved: '{path} est réservé à la boutique elle-même.',
    taken: '{path} est déjà l’adresse de « {slug} » ({kind}).',
    taken_by_other: '{path} est l’adresse d’un autre document.',
  },
  link: {
    start: 'Commencez par /, #, https:// ou « mailto ».',
    language: 'Omettez {first} : chacun est mené à la page dans sa langue.',
    nowhere: 'Aucune page n’a l’adresse {path}.',
    in_text: 'Un lien mène à « {address} ». Commencez par /, #, https:// ou « mailto ».',
  },
  text_broken: 'Ce n’est pas un texte tel que l’éditeur l’enregistre, ou ses listes sont trop imbriquées.',
  icon: 'Choisissez parmi {names}.',
  anchor: 'Minuscules, chiffres et traits d’union seulement.',
  cookie_suffix: 'Minuscules, chiffres et tirets bas seulement.',
  meta: {
    name: 'Lettres, chiffres, points, deux-points et traits d’union.',
    own: 'La boutique définit {name} elle-même.',
  },
  script: 'N’écrivez que le code, sans {marks} dedans.',
  json: 'Ce n’est pas un objet JSON.',
  source: 'Indiquez la page où on peut le lire, avec https://.',
  video: 'Une adresse de YouTube ou de Vimeo, ou un chemin tel que /media/tour.mp4.',
  figure: 'Un nombre avec un point, tel que 4.7, dans toutes les langues.',
  ends_early: 'Elle finit avant de commencer.',
  rows: {
    licences: 'Une ligne par type de licence.',
    sections: 'Une ligne par rubrique.',
  },
  path: 'Commencez par /.',
  download: {
    start: 'Commencez par https:// ou /.',
    circle: 'De là, les visiteurs sont menés à cette même adresse : indiquez le fichier lui-même.',
  },
  price: {
    missing:
      'Sans lui, personne ne peut acheter cette licence en {currency}. Supprimez la ligne pour ne plus la vendre.',
    number: 'Un prix est un nombre.',
    positive: 'Un prix est supérieur à 0.',
    most: 'Un prix est de {most} au plus.',
    decimals: 'Deux décimales au plus.',
    yen: 'Les prix en yens vont de 10 en 10.',
  },
  successors: 'Le produit {name} ramène ici : chacun enverrait les visiteurs vers l’autre.',
  product_english:
    'Écrivez-le d’abord en anglais : les acheteurs des langues sans nom propre le lisent ainsi.',
  redirect: {
    to_itself: 'Elle mène à elle-même.',
    is_page: '{path} est l’adresse de « {slug} » ({kind}), publié.',
    gone: 'Il n’y a plus rien à {path}.',
    goes_on: '{path} est lui-même redirigé vers {to}. Indiquez ici cette adresse.',
    led_to: '{from} est redirigé vers {path} et mènerait plus loin. Modifiez d’abord cette redirection.',
    old_start: 'Commencez par /, sans espace, point d’interrogation ni #.',
    language: 'Omettez {first} : une redirection vaut pour toutes les langues.',
    trusted: '{first} sert à payer ou à se connecter : personne n’est mené ailleurs de là.',
    no_page: 'Sous {first} se trouvent des fichiers et des appels, d’où personne n’est mené ailleurs.',
    start: 'Commencez par / ou https://.',
    dots: 'Écrivez l’adresse telle qu’elle s’affiche, sans points.',
    own: 'Écrivez {path} : une adresse de cette boutique commence par /.',
  },
  lead: {
    where: 'Dites où son adresse doit mener.',
    unseen: 'Aucun visiteur ne l’a vu : il n’y a pas d’adresse d’où mener plus loin.',
  },
  picture: {
    name: 'Le nom d’une image finit par .png, .jpg, .webp ou .avif.',
    moving: 'Une image animée est un fichier WebP. Celle-ci est un fichier AVIF.',
    kind: 'Une image est un fichier PNG, JPEG, WebP ou AVIF.',
    points: 'Cette image a {width} × {height} points. Il peut y en avoir 100 millions au plus.',
    side: 'Cette image a {width} × {height} points. Un côté en a {most} au plus.',
    unreadable: 'Cette image est illisible. Son fichier est peut-être abîmé ou n’a pas été envoyé en entier.',
    outage:
      'Le lieu où sont gardées les images ne répond pas. Rien n’a été modifié. Veuillez réessayer plus tard.',
  },
  staff: {
    last_admin: 'Le dernier administrateur le reste : nommez d’abord quelqu’un d’autre.',
    password_text: 'Un mot de passe est un texte.',
    current_password:
      'Saisissez comme votre propre mot de passe celui avec lequel vous vous êtes connecté : il est nécessaire pour créer un compte et pour modifier une adresse, un mot de passe ou un rôle. Rien n’a été modifié.',
    too_many: 'Trop de tentatives. Réessayez dans {minutes} min.',
    long_session: 'Vous vous êtes connecté il y a {hours} heures. Veuillez vous reconnecter.',
  },
  stale: {
    withdrawn:
      'Ce document a été retiré comme prévu pendant que vous y écriviez, peut-être dans un autre onglet ou avant que vous ne rechargiez la page. Rien n’a été publié : copiez ce que vous avez écrit, rechargez la page et publiez à nouveau s’il doit revenir.',
    changed:
      '{email} a modifié ce document depuis que vous l’avez ouvert. Rien de vous n’a été enregistré : copiez ce que vous avez écrit et rechargez la page.',
  },
  document: {
    blocks:
      'Cette page a {count} blocs, et {most} sont le maximum. Veuillez en faire plusieurs pages. Rien n’a été enregistré.',
    no_block: 'Il n’y a pas de bloc « {name} ». Veuillez le retirer de la page. Rien n’a été enregistré.',
    nameless_block: 'Il n’y a pas de bloc sans nom. Veuillez le retirer de la page. Rien n’a été enregistré.',
    deep: 'Ce contenu est imbriqué sur plus de {most} niveaux. Rien n’a été enregistré.',
    entries:
      'Ses listes ont plus de {most} entrées. Veuillez en faire plusieurs documents. Rien n’a été enregistré.',
  },
  conflict: 'Quelqu’un d’autre modifie la même chose en ce moment. Rien n’a été modifié. Veuillez réessayer.',
  outage: 'La base de données ne répond pas. Rien n’a été modifié. Veuillez réessayer dans un instant.',
  too_large: 'C’est trop volumineux. Rien n’a été modifié.',
  schedule: {
    role: 'Seuls les rédacteurs et les administrateurs peuvent publier.',
    nothing: 'Rien n’en sera publié d’ici là qui puisse être retiré.',
  },
} satisfies Translated<typeof reference>;
