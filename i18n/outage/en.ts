/**
 * Words of the page that stands in for others while they can't be made. form: in place of the text, for who sent one.
 * Usually: some browsers keep nothing typed on a page that is `no-store`, and none a password.
 */
export const outage = {
  database: {
    title: 'One moment, please',
    text: 'The shop can’t reach its database right now. Nothing is lost; please try again in a few seconds.',
    form: 'The shop can’t reach its database right now and could not process your form. Wait a few seconds, then go back in your browser and send it again: what you typed is usually still there.',
  },
  busy: {
    title: 'A lot is going on right now',
    text: 'More is being asked for than the shop can answer at once. Nothing is lost; please try again in a few seconds.',
    form: 'More is being asked for than the shop can answer at once, so your form was not processed. Wait a few seconds, then go back in your browser and send it again: what you typed is usually still there.',
  },
  loading: {
    title: 'The demo shop is still loading',
    text: 'This page comes with the rest of the demo, in about a minute. It opens by itself as soon as it is there.',
  },
  again: 'Try again',
  home: 'To the home page',
} as const;
