/** Words of the frame around a page: skip link, navigation, way back up. */
export const frame = {
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    open: 'Menu',
    close: 'Close menu',
    language: 'Language',
    logIn: 'Log in',
    memberCentre: 'Member centre',
    acting: 'You act as {email} until {time}',
    endActing: 'End',
    overview: 'Overview',
    breadcrumbs: 'You are here',
    home: 'Home',
    search: 'Search',
    backToTop: 'Back to top',
    notice: 'Notice',
  },
  /**
   * At the foot of the shop’s pages, and of the questions that a subscription asks its member; in the words of the law where
   * it prescribes them (§ 312k BGB, directive 2023/2673).
   */
  legal: {
    subscriptionCancel: 'Cancel contracts here',
    withdraw: 'Withdraw from a contract here',
  },
  /** What a browser may have to say about a form when it can’t ask the server; `errors` has these, too. */
  faults: {
    field_required: 'This field is required.',
    invalid_email: 'Invalid E-mail format.',
    password_too_short: 'Use at least 8 characters.',
    server_error: 'Oops, something seems to have gone wrong. Please contact us for help!',
  },
} as const;
