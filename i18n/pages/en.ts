/** Words of lists, help, policies, contact, the store and promotions. */
export const pages = {
  contents: 'On this page',
  list: {
    title: '{category}: articles',
    page: 'Page {page}',
    pages: 'Pages of this list',
    newer: 'Newer',
    older: 'Older',
    empty: 'No article yet',
    emptyText: 'Articles appear here as soon as they are published.',
    toHome: 'To the home page',
  },
  policy: {
    applies: 'Applies from {date}',
  },
  service: {
    byMail: 'Write to {email} from the address you bought with. A person answers.',
    write: 'Contact support',
    account: 'My products',
  },
  contact: {
    address: 'Email',
    answer: 'Answer',
    hours: 'Hours',
    write: 'Write an email',
    help: 'Look in the help first',
    topics: 'What to write',
  },
  help: {
    title: 'Help',
    popular: 'Most asked',
    related: 'See also',
    notFound: 'Not what you were looking for?',
    person: 'Ask a person',
    topics: {
      install: 'Installing and updating',
      licence: 'Licence keys',
      payment: 'Payment and refunds',
      discs: 'Discs and drives',
      files: 'Files and formats',
      account: 'Account',
    },
  },
  promotion: {
    none: 'No promotion right now',
    noneText:
      'Prices are the same all year. When there is a promotion, you’ll find it here, with the day it ends.',
    until: 'Until {date} ({zone})',
    store: 'To the store',
  },
} as const;
