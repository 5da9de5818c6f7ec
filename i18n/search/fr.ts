import type { Translated } from '../translated.ts';
import type { search as reference } from './en.ts';

export const search = {
  title: 'Recherche',
  titleFor: 'Recherche : {query}',
  label: 'Rechercher dans la boutique',
  helpLabel: 'Rechercher dans l’aide',
  submit: 'Rechercher',
  hint: 'Saisissez au moins 2 caractères pour lancer la recherche…',
  results: '{count, plural, one {# résultat} other {# résultats}}',
  helpResults: '{count, plural, one {# réponse} other {# réponses}}',
  moreResults: 'Plus de {count} résultats',
  nothing: 'Aucun résultat pour « {query} »',
  nothingText: 'Essayez avec moins de mots ou d’autres mots, ou écrivez-nous.',
  person: 'Nous écrire',
  everywhere: 'Rechercher « {query} » dans toute la boutique',
  tooMany: 'Trop de recherches en peu de temps. Veuillez patienter un instant, puis réessayer.',
  kinds: {
    'page-products': 'Produit',
    'page-help-details': 'Aide',
    articles: 'Article',
    'system-articles': 'Conditions',
    'page-services': 'Service',
  },
  some: 'Suggestions : {count}',
  none: 'Aucune suggestion',
} satisfies Translated<typeof reference>;
