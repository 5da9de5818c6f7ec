/** Words of the member centre's section about who may come in. */
export const security = {
  done: {
    ended: 'That session is over. It’s logged out at its next page.',
    others: 'Everyone else is logged out.',
  },
  sessions: {
    title: 'Where you’re logged in',
    text: 'If you don’t know one of these, end it and choose a new password.',
    on: '{browser} on {system}',
    unknown: 'Unknown device',
    here: 'This session',
    begun: 'Logged in: {ago}',
    seen: 'Last seen: {ago}',
    way: {
      password: 'with the password',
      registration: 'by registering',
      reset_link: 'with a link to choose a password',
      google: 'with Google',
      mailed_link: 'with a link by mail',
    },
    end: 'End',
    endOf: 'the session of {device}',
    newPassword: 'Choose a new password',
    endOthers: 'Log out everywhere else',
    endAll: 'Log out here as well',
  },
} as const;
