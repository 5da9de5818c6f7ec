/** Words of the mail about orders. */
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
};
