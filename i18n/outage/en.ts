/** Words of the page that stands in for others while they can't be made. */
export const outage = {
  database: {
    title: 'One moment, please',
    text: 'The shop can’t reach its database right now. Nothing is lost; please try again in a few seconds.',
  },
  busy: {
    title: 'A lot is going on right now',
    text: 'More is being asked for than the shop can answer at once. Nothing is lost; please try again in a few seconds.',
  },
  loading: {
    title: 'The demo shop is still loading',
    text: 'This page comes with the rest of the demo, in about a minute. It opens by itself as soon as it is there.',
  },
  again: 'Try again',
  home: 'To the home page',
} as const;
