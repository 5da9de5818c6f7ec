import type { Translated } from '../translated.ts';
import type { deskBooks as reference } from './en.ts';

export const deskBooks = {
  books: {
    title: 'Comptabilité',
    about:
      'Ce qu’il faut au comptable : chaque facture, chaque avoir et chaque litige tranché, ainsi que les déclarations de TVA.',
    file: 'Factures et avoirs',
    fileAbout:
      'Un fichier CSV avec une ligne par document : taxe, taux de change du jour de la vente, ce que le prestataire a retenu et la date à laquelle il a versé le reste. Les rétrofacturations figurent à la fin, pour la part qu’aucun avoir ne mentionne. Les jours sont ceux du fuseau {zone}.',
    period: 'Mois ou trimestre',
    quarter: 'Trimestre {quarter}, {year}',
    download: 'Télécharger',
    document: 'Un document',
    documentAbout:
      'Le PDF d’une facture ou d’un avoir, par son numéro dans le fichier ci-dessus ; même si les données de l’acheteur ont été effacées.',
    documentNumber: 'Numéro',
    documentOpen: 'Ouvrir',
    demo: 'Cette boutique n’encaisse pas encore d’argent : ce sont les documents de sa série de démonstration.',
    empty: 'Aucune facture n’a encore été émise.',
    rates: 'Les taux de change sont connus jusqu’au {day}.',
    noRates: 'Aucun taux de change n’est connu : les montants dans d’autres devises n’en ont donc pas.',
    missing:
      'Jours de ventes ou de rétrofacturations en {currency} sans taux de change enregistré : {days}, du {from} au {through}.',
    missingOne:
      'Aucun taux de change n’est enregistré pour les ventes ou les rétrofacturations en {currency} du {from}.',
    tooOld:
      'Le dernier taux de change date de plus de sept jours : les factures d’aujourd’hui n’en trouvent aucun.',
    takeIn:
      'Importez le dernier fichier de la banque sous « {page} » : les factures émises ensuite trouveront un taux. Celles déjà émises ne changent pas.',
    takeInAll:
      'Importez sous « {page} » le fichier de la banque avec tous les jours : « eurofxref-hist.csv ». Ces montants figureront alors ici avec leur taux ; les factures déjà émises ne changent pas.',
    unstated:
      'Factures dans une autre devise, taxées dans votre pays, qui n’indiquent pas la taxe en {currency} comme la loi l’exige : {count}. Importez le taux de leur jour, puis corrigez chacune sur la page de sa commande sans changer l’acheteur : la nouvelle facture indique le montant.',
  },
  oss: {
    title: 'Déclaration du guichet unique (OSS)',
    about:
      'Ventes aux consommateurs d’autres pays de l’Union européenne, par pays et par taux, en {currency}. Chaque devise est convertie au taux de la Banque centrale européenne du dernier jour du trimestre, ou du jour suivant qui en a un. Ce qui modifie des trimestres antérieurs figure à part, à leurs taux.',
    quarter: 'Trimestre',
    show: 'Afficher',
    registration: 'Immatriculation : {country}, sous le numéro {number}.',
    notRegistered:
      'Aucune immatriculation au guichet unique n’est valable ce trimestre : il n’y a donc pas de déclaration.',
    runs: 'Ce trimestre court jusqu’au {day} : d’ici là, ces chiffres sont provisoires.',
    none: 'Aucun document de ce trimestre ne concerne des ventes au guichet unique.',
    supplies: 'Ventes du trimestre',
    corrections: 'Corrections de trimestres antérieurs',
    balances: 'Taxe par pays, corrections comprises',
    country: 'Pays',
    rate: 'Taux',
    net: 'Hors taxe',
    tax: 'Taxe',
    parts: 'Montants avant conversion',
    currency: 'Devise',
    exchangeRate: 'Taux de change',
    missing:
      'Le taux de {currency} au {day} manque encore : importez un fichier plus récent de la banque. D’ici là, il n’y a pas de déclaration.',
    download: 'Télécharger la déclaration',
  },
  exchangeRates: {
    title: 'Taux de change',
    about:
      'Taux de référence de la Banque centrale européenne, pour la comptabilité. Téléchargez « eurofxref-hist.zip » (tous les jours) ou « eurofxref.zip » (le dernier jour) sur le site de la banque, décompressez l’archive et importez le fichier CSV.',
    form: 'Importer des taux',
    file: 'Fichier CSV de la banque',
    save: 'Importer',
    imported: 'Taux nouveaux ou corrigés : {count}.',
    currencyForm: 'Devise de la comptabilité',
    currency: 'Devise',
    currencyHelp: 'Trois lettres, par exemple EUR : la devise des déclarations.',
    currencySet: 'La comptabilité est tenue en {currency}.',
    newest: 'Dernier jour',
    perEuro: 'Pour un euro',
    none: 'Il n’y a pas encore de taux.',
  },
} satisfies Translated<typeof reference>;
