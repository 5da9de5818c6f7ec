/** Words of the member centre's section about the member's data. */
export const privacy = {
  export: {
    title: 'Your data',
    text: 'Everything the shop holds about you, as JSON and CSV in one archive: account, orders, licences, devices, mails, consents.',
    confirm: 'Before you take your data out or have it erased, confirm that it’s you.',
    ask: 'Make an archive',
    again: 'Make a new archive',
    waits: 'Your archive is being made. We’ll email you when it can be fetched.',
    ready: 'Your archive is ready. It can be fetched until {day}.',
    fetch: 'Fetch the archive',
    failed: 'The archive couldn’t be made. Please ask for it again.',
    soon: 'You can ask for one archive a day.',
    done: 'We’re making your archive and will email you.',
  },
  erasure: {
    title: 'Erase your account',
    text: 'Your account closes now, and {days} days later everything the shop holds about you is erased. Until then, a link that we email you undoes it.',
    closed: 'Your account is closed at once: you are logged out everywhere, and nobody can log in.',
    subscriptions: 'These subscriptions are cancelled, and nothing is charged any more: {names}',
    noSubscriptions: 'No subscription of yours is running, so nothing will be charged.',
    gone: 'Then your name, address, password, cards, devices, mails and notes are erased for good. Nobody can bring them back, our support included.',
    staysTitle: 'What stays, and why',
    keys: 'Your licence keys go on working for what you paid for. Note them down first: afterwards nobody can look them up.',
    toKeys: 'To your keys',
    invoices:
      'Invoices, credit notes and tax proofs are kept for {years} years, because tax law asks for it. Only our accountants see them.',
    late: 'While an order, a refund or a dispute is still open, the erasure waits for its end.',
    sure: 'I’ve noted down my licence keys and want my account to be erased.',
    submit: 'Close and erase my account',
  },
  keep: {
    title: 'Keep your account',
    underWay: 'Your account will be erased on {day}',
    text: 'The account of {email} is closed. On {day} everything the shop holds about you will be erased. Until then you can keep it.',
    notBack:
      'Then you can log in again as before. What doesn’t come back by itself: you stay logged out everywhere, and cancelled subscriptions stay cancelled until you resume them in your account.',
    submit: 'Keep my account',
    doneTitle: 'Your account stays',
    doneText:
      'You can log in to the account of {email} again. To go on with a cancelled subscription, resume it before its period ends.',
    toShop: 'Back to the shop',
    noMail: 'No email from us?',
    toSupport: 'Write to support',
    askedTitle: 'Your account is closed',
    askedText:
      'You’re logged out everywhere. We’ve sent you an email with the day of the erasure and a link that undoes it until then.',
    ended: 'It has been used already, or the time to undo the erasure is over.',
  },
} as const;
