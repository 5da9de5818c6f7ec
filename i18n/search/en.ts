/** Words of the search, in the whole shop and in its help. */
export const search = {
  title: 'Search',
  titleFor: 'Search: {query}',
  label: 'Search the shop',
  helpLabel: 'Search the help',
  submit: 'Search',
  hint: 'Type at least 2 characters to start searching...',
  results: '{count, plural, one {# result} other {# results}}',
  helpResults: '{count, plural, one {# answer} other {# answers}}',
  moreResults: 'More than {count} results',
  nothing: 'Nothing found for “{query}”',
  nothingText: 'Try fewer or other words, or ask a person.',
  person: 'Write to us',
  everywhere: 'Search the whole shop for “{query}”',
  tooMany: 'Too many searches in a short time. Please wait a moment and try again.',
  kinds: {
    'page-products': 'Product',
    'page-help-details': 'Help',
    articles: 'Article',
    'system-articles': 'Policy',
    'page-services': 'Service',
  },
  /** For screen readers, while the visitor types. */
  some: 'Suggestions: {count}',
  none: 'No suggestions',
} as const;
