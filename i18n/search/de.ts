import type { Translated } from '../translated.ts';
import type { search as reference } from './en.ts';

export const search = {
  title: 'Suche',
  titleFor: 'Suche: {query}',
  label: 'Im Shop suchen',
  helpLabel: 'In der Hilfe suchen',
  submit: 'Suchen',
  hint: 'Geben Sie mindestens 2 Zeichen ein, um zu suchen …',
  results: '{count, plural, one {# Treffer} other {# Treffer}}',
  helpResults: '{count, plural, one {# Antwort} other {# Antworten}}',
  moreResults: 'Mehr als {count} Treffer',
  nothing: 'Nichts gefunden für „{query}“',
  nothingText: 'Versuchen Sie es mit weniger oder anderen Wörtern, oder fragen Sie uns.',
  person: 'Schreiben Sie uns',
  everywhere: 'Im ganzen Shop nach „{query}“ suchen',
  tooMany: 'Zu viele Suchen in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  kinds: {
    'page-products': 'Produkt',
    'page-help-details': 'Hilfe',
    articles: 'Artikel',
    'system-articles': 'Richtlinie',
    'page-services': 'Service',
  },
  some: 'Vorschläge: {count}',
  none: 'Keine Vorschläge',
} satisfies Translated<typeof reference>;
