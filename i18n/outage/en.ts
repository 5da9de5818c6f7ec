/**
 * Words of the page that replaces others while they can't be rendered, or are refused. `form` replaces the text for a visitor
 * who has sent a form. It says “usually” because some browsers keep nothing typed on a page that is `no-store`, and none keeps
 * a password.
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
    text: 'This page comes with the rest of the demo, in a minute or more. It opens by itself as soon as it is there.',
  },
  /** A request that is refused, and a file that is not sent. */
  refused: {
    badRequest: {
      title: 'This address can’t be read',
      text: 'Something in it is missing or out of place. Please check the link, or start from the home page.',
    },
    forbidden: {
      title: 'This did not come from one of our pages',
      text: 'To protect you, the shop takes forms from its own pages only. Please open the page here and send it again.',
    },
    noFile: {
      title: 'There is no such file',
      text: 'It may have been replaced or removed since the link was made.',
    },
    readOnly: {
      title: 'Nothing can be sent to this page',
      text: 'It can be read, and nothing else. Please go back in your browser.',
    },
    tooLarge: {
      title: 'That’s too large to send',
      text: 'Nothing was changed. Go back in your browser, shorten what you entered, and send it again.',
    },
    tooSlow: {
      title: 'The rest of your request did not arrive',
      text: 'The connection is slow or was interrupted. Nothing was changed; please try again.',
    },
    tooMany: {
      title: 'Too many attempts',
      text: 'Please wait a moment and try again.',
    },
    longHead: {
      title: 'Your browser sends too much along',
      text: 'Its cookies for this shop have grown too large. Delete them in the browser’s settings, then open the page again.',
    },
    wrongLink: {
      title: 'This download link is not complete',
      text: 'Please press the download button again; it makes a new link.',
    },
    linkEnded: {
      title: 'This download link has ended',
      text: 'It worked for a day. Please press the download button again; it makes a new link.',
    },
    withdrawn: {
      title: 'This version is not offered any more',
      text: 'You’ll find the current one on the product’s page.',
    },
    unreadable: {
      title: 'This file can’t be read right now',
      text: 'We know about it. Please try again later.',
    },
  },
  again: 'Try again',
  home: 'To the home page',
} as const;
