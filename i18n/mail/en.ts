import { accountMail } from './account/en.ts';
import { subscriptionMail } from './subscription/en.ts';

/** Words of mails. */
export const mail = {
  licences: {
    '1M': '1-month licence',
    '1Y': '1-year licence',
    LFT: 'lifetime licence',
    'Lifetime+5PC': 'lifetime licence for 5 computers',
    trial: 'trial',
  },
  /** Which licence, and for which product. */
  ofProduct: '{product}, {licence}',
  cancellation: {
    subject: 'We have received your cancellation: {contract}',
    subjectWithdraw: 'We have received your withdrawal: {contract}',
    preview: 'Received on {time}.',
    title: 'Your declaration has reached us',
    lead: 'We received it on {time}, and it counts from then.',
    kinds: {
      period_end: 'You cancel {contract} for the end of the time that is paid for.',
      now: 'You cancel {contract} with immediate effect.',
      withdraw: 'You withdraw from the contract {contract}.',
    },
    reason: 'Your reason: {reason}',
    next: 'If address and number belong to a contract, nothing more is charged for it. If not, we look for it and write to you.',
    nextWithdraw:
      'If address and number belong to a contract, nothing more is charged for it. We check it and write to you about the money.',
    footer:
      'You’re receiving this email because this address was given on our cancellation page. If it was not you, please tell us.',
  },
  exchange: {
    subject: 'Your licence key for {product}',
    preview: 'The key that your code was exchanged for',
    lead: 'Your code was exchanged for {product}, {licence}. This is its key:',
    ends: 'It works until {date} and doesn’t renew.',
    renews:
      'It works until {date}, then your subscription renews it. Nothing is charged for it before that day.',
    goesOn:
      'The time from your code comes on top of what your subscription has paid for. Your subscription goes on.',
    given: 'It works until {date}.',
    givenGoesOn: 'The time from your code comes on top of the time that you were given.',
    footer: 'You’re receiving this email because an exchange code was redeemed with this address.',
  },
  trial: {
    code: 'Enter this code in {product} to start your free trial:',
    codeFooter:
      'You’re receiving this email because somebody wants to try a product of ours with this address. If that wasn’t you, there’s nothing you need to do.',
    subject: 'Your trial key for {product}',
    preview: 'Try {product} for free',
    title: 'Your trial has started',
    lead: 'You can use {product} for free until {date}. This is your key; your program has it already:',
    ends: 'The trial ends by itself and nothing is charged. If you log in with this email address and buy the product, the key stays the same.',
    footer: 'You’re receiving this email because a free trial was started with this address.',
  },
  orderLink: {
    subject: 'The link to your order {number}',
    preview: 'Open order {number}',
    title: 'Your order',
    text: 'You asked for order {number}. Here it is:',
    show: 'Open the order',
    code: 'The page asks for a code first. It emails the code to the address of the order.',
    logIn: 'This is the renewal of a subscription: log in to see it.',
    footer:
      'You’re receiving this email because somebody looked up order {number} with your address. If that wasn’t you, there’s nothing you need to do: the link was sent only to you.',
  },
  orderCode: {
    subject: '{code} shows your order at {shop}',
    title: 'Your code',
    text: 'Enter this code on the page of order {number}:',
    footer:
      'You’re receiving this email because somebody asked to see order {number} again. If that wasn’t you, there’s nothing you need to do.',
  },
  refusal: {
    subject: 'Order {number} was not accepted',
    preview: '{amount} goes back to you',
    title: 'We couldn’t accept your order',
    text: 'We couldn’t accept your order {number} and have cancelled it. No licence was issued, and nothing more is charged.',
    money:
      'The {amount} you paid is on its way back to the card or account it came from. Banks show it after a few days.',
    question: 'If you think this is a mistake, or would like to know more, write to us.',
    contact: 'Contact us',
    footer: 'You’re receiving this email because of order {number}.',
  },
  surplus: {
    subject: 'Your second payment for order {number}',
    title: 'You paid twice',
    text: 'Order {number} was paid more than once. Nothing else about it changes.',
    money:
      'The second {amount} is on its way back to the card or account it came from. Banks show it after a few days.',
  },
  document: {
    refund: {
      subject: 'Your refund for order {number}',
      title: 'Your refund',
      text: 'We’re sending {amount} of order {number} back to the card or account it was paid with. Banks show it after a few days.',
    },
    refund_failed: {
      subject: 'The refund for order {number} came back',
      title: 'The refund came back',
      text: 'Your bank returned the {amount} that we sent back for order {number}. Reply to this email, and we’ll find another way; until then the amount is invoiced again.',
    },
    correction: {
      subject: 'Corrected invoice for order {number}',
      title: 'Corrected invoice',
      text: 'The invoice of order {number} was wrong. It is cancelled, and this one over {amount} takes its place. There is nothing to pay.',
    },
    open: {
      invoice: 'Open invoice {number} (PDF)',
      credit_note: 'Open credit note {number} (PDF)',
    },
    until: 'The link works until {date}; after that the document is in your account.',
    footer: 'You’re receiving this email because order {number} was paid with this address.',
  },
  keys: {
    subject: 'Your licence keys',
    preview: 'The keys of your licences',
    title: 'Your licence keys',
    lead: 'These are the keys of your licences, the newest first:',
    footer:
      'You’re receiving this email because somebody asked in our shop for the licence keys of this address. If that wasn’t you, there’s nothing you need to do: they were sent only to you.',
  },
  newKey: {
    subject: 'Your new licence key for {product}',
    preview: 'Your former key doesn’t work any more',
    title: 'Your new licence key',
    lead: 'This is the new key of {product}, {licence}:',
    former:
      'The former key doesn’t work any more. Your computers keep their seats: enter the new key in the program there when it asks for it.',
    footer: 'You’re receiving this email because our support gave your licence a new key.',
  },
  gift: {
    subject: 'A gift for you: {product}',
    preview: 'The licence key of {product}',
    title: 'A gift for you',
    lead: '{giver} has given you {product}. Here is what you need:',
    worksUntil: 'It works until {date}.',
    account:
      'The licence is in an account for this address, too. No password yet? Choose “Forgot password?” when you log in.',
    newAccount:
      'We’ve created an account for this address, where you find your orders. It has no password yet:',
    footer:
      'You’re receiving this email because somebody bought a licence for this address. There’s nothing to pay.',
  },
  order: {
    giftSubject: 'Your gift {product} is on its way (order {number})',
    giftPreview: '{product} has been given',
    giftTitle: 'Your gift is on its way',
    gift: 'Thank you. We’ve sent the licence key for {product} to {email}.',
    showOrder: 'Show the order',
    subject: 'Your licence key for {product} (order {number})',
    preview: 'The key, the download and how to activate {product}',
    title: 'Your licence key',
    /** For several keys. */
    many: {
      gift: 'Thank you. We’ve sent the licence keys for {product} to {email}.',
      subject: 'Your licence keys for {product} (order {number})',
      title: 'Your licence keys',
      lead: 'Thank you for your purchase. Each key is below the product it’s for.',
      again: 'This link shows your order and keys until {date}:',
      show: 'Show order and keys',
      account: 'The keys are in your account, too:',
    },
    lead: 'Thank you for buying {product}. Here is the key for your {licence}:',
    worksUntil: 'It works until {date} and doesn’t renew. Nothing more is charged.',
    renewsOn:
      'It works until {date}. Then it renews for {price}, charged to your card, and so on until you cancel. You can do that at any time in your account or, without logging in, here: {page}',
    worksForever: 'It never expires, and all updates are included.',
    opens: 'The key opens {products}.',
    activate:
      'To activate, install {product}, choose “Enter licence key” in its Help menu and paste the key, with or without the dashes.',
    download: 'Download {product} {version}',
    downloadVersion: 'Download version {version}',
    facts: 'Order {number}, {total}, paid on {date}.',
    again: 'This link shows your order and key until {date}:',
    find: 'Later you can have the link to this order emailed to you again: {page}',
    show: 'Show order and key',
    invoice: 'Invoice {number} (PDF)',
    newAccount:
      'We’ve created an account for this address, so that you always have key and download at hand. It has no password yet:',
    setPassword: 'Choose a password',
    account: 'The key is in your account, too:',
    toAccount: 'Go to my products',
    consents:
      'On {date} you expressly asked us to deliver before the 14 days in which you could withdraw were over, and confirmed knowing that your right of withdrawal ends with the delivery of the key. The 14-day money-back guarantee stays as it is.',
    footer:
      'You’re receiving this email because order {number} was paid with this address. You can have your money back within 14 days: just reply to this email.',
  },
  basket: {
    subject: 'Your basket at {shop}',
    title: 'Your basket',
    text: 'You asked for a way back to this basket: {products}.',
    button: 'Back to the checkout',
    prices: 'The prices of the day you come back count.',
    footer:
      'You’re receiving this email because this address was entered at our checkout. If that wasn’t you, there’s nothing you need to do.',
  },
  ...accountMail,
  ...subscriptionMail,
} as const;
