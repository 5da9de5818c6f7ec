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
    overview: 'Overview',
    breadcrumbs: 'You are here',
    home: 'Home',
    search: 'Search',
    backToTop: 'Back to top',
    notice: 'Notice',
  },
} as const;
