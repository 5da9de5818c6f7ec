/** Words of mails. */
export const mail = {
  licences: {
    '1M': '1 month licence',
    '1Y': '1 year licence',
    LFT: 'lifetime licence',
    'Lifetime+5PC': 'lifetime licence for 5 computers',
  },
  order: {
    subject: 'Your licence key for {product} (order {number})',
    preview: 'The key, the download and how to activate {product}',
    title: 'Your licence key',
    lead: 'Thank you for buying {product}. This is the key of your {licence}:',
    worksUntil: 'It works until {date} and then ends by itself. Nothing more is charged.',
    worksForever: 'It does not end, and all updates are included.',
    activate:
      'To activate: install {product}, choose “Enter licence key” in its Help menu, and paste the key with or without the dashes.',
    download: 'Download {product} {version}',
    facts: 'Order {number}, {total}, paid on {date}.',
    again: 'This link shows your order and key again until {date}:',
    show: 'Show order and key',
    newAccount:
      'We have made an account for this address, so that key and download stay at hand. It has no password yet:',
    setPassword: 'Set a password',
    account: 'The key is in your account as well:',
    toAccount: 'Go to my products',
    footer:
      'You get this mail because order {number} was paid with this address. You can have your money back within 14 days; answer this mail for that.',
  },
  account: {
    footer:
      'You get this mail because this address was entered at our shop. If that was not you, you need not do anything.',
    code: {
      subject: '{code} is your code for Spindle',
      title: 'Your code',
      text: 'Enter this code where you registered:',
      lasts: 'It works for {minutes} minutes. Nobody from the shop will ever ask you for it.',
    },
    known: {
      subject: 'You already have a Spindle account',
      title: 'You already have an account',
      text: 'Somebody, probably you, wanted to register with {email}. This address has an account: log in with your password.',
      logIn: 'Log in',
      set: 'No password at hand, or none set yet? This link sets a new one. It works once, for {minutes} minutes.',
      setLink: 'Set a password',
    },
    reset: {
      subject: 'Set a new password for Spindle',
      title: 'Set a new password',
      text: 'This link sets a new password for {email}:',
      button: 'Set a new password',
      lasts: 'It works once, for {minutes} minutes. All devices are logged out then.',
    },
    set: {
      subject: 'Set a password for Spindle',
      title: 'Set a password',
      text: 'You have an account since your purchase, but no password yet. This link sets one for {email}:',
      button: 'Set a password',
      lasts: 'It works once, for {minutes} minutes.',
    },
  },
} as const;
