/** Words of mails. */
export const mail = {
  licences: {
    '1M': '1-month licence',
    '1Y': '1-year licence',
    LFT: 'lifetime licence',
    'Lifetime+5PC': 'lifetime licence for 5 computers',
    trial: 'trial',
  },
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
      'You get this mail because this address was given on our cancellation page. If it was not you, please tell us.',
  },
  exchange: {
    subject: 'Your licence key for {product}',
    preview: 'The key that your code was exchanged for',
    lead: 'Your code was exchanged for {product}, {licence}. This is its key:',
    worksUntil: 'It works until {date} and doesn’t renew.',
    footer: 'You get this email because an exchange code was redeemed with this address.',
  },
  trial: {
    code: 'Enter this code in {product} to start your free trial:',
    codeFooter:
      'You get this email because somebody wants to try a product of ours with this address. If that wasn’t you, there’s nothing you need to do.',
    subject: 'Your trial key for {product}',
    preview: 'Try {product} for free',
    title: 'Your trial has started',
    lead: 'You can use {product} for free until {date}. This is your key; your program has it already:',
    ends: 'The trial ends by itself and nothing is charged. If you buy the product with this email address, the key stays the same.',
    footer: 'You get this email because a free trial was started with this address.',
  },
  orderLink: {
    subject: 'The link to your order {number}',
    preview: 'Open order {number}',
    title: 'Your order',
    text: 'You asked for order {number}. Here it is:',
    show: 'Open the order',
    code: 'The page asks for a code first. It mails the code to the address of the order.',
    logIn: 'This is the renewal of a subscription: log in to see it.',
    footer:
      'You’re receiving this email because somebody looked up order {number} with your address. If that wasn’t you, there’s nothing you need to do: the link was sent only to you.',
  },
  orderCode: {
    subject: '{code} shows your order at Spindle',
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
      'The {amount} that you paid are on their way back to the card or account they came from. Banks show it after a few days.',
    question: 'If you think this is a mistake, or would like to know more, write to us.',
    contact: 'Contact us',
    footer: 'You’re receiving this email because of order {number}.',
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
      'You get this email because somebody asked in our shop for the licence keys of this address. If that wasn’t you, there’s nothing you need to do: they were sent only to you.',
  },
  gift: {
    subject: 'A gift for you: {product}',
    preview: 'The licence key of {product}',
    title: 'A gift for you',
    lead: '{giver} has given you {product}. Here is what you need:',
    worksUntil: 'It works until {date}.',
    account:
      'The licence is in an account for this address, too. If it has no password yet, “Forgot password?” sends you one:',
    newAccount:
      'We’ve created an account for this address, where you find your orders. It has no password yet:',
    footer: 'You get this email because somebody bought a licence for this address. There’s nothing to pay.',
  },
  order: {
    giftSubject: 'Your gift {product} is on its way (order {number})',
    giftPreview: '{product} has been given',
    giftTitle: 'Your gift is on its way',
    gift: 'Thank you. We’ve sent the licence key of {product} to {email}.',
    showOrder: 'Show the order',
    subject: 'Your licence key for {product} (order {number})',
    preview: 'The key, the download and how to activate {product}',
    title: 'Your licence key',
    /** Of several keys. */
    many: {
      subject: 'Your licence keys for {product} (order {number})',
      title: 'Your licence keys',
      again: 'This link shows your order and keys until {date}:',
      show: 'Show order and keys',
      account: 'The keys are in your account, too:',
    },
    lead: 'Thank you for buying {product}. Here is the key for your {licence}:',
    worksUntil: 'It works until {date} and doesn’t renew. Nothing more is charged.',
    renewsOn:
      'It works until {date}. Then it renews for {price}, charged to your card, and so on until you cancel. You can do that at any time in your account or, without logging in, here: {page}',
    worksForever: 'It never expires, and all updates are included.',
    activate:
      'To activate, install {product}, choose “Enter licence key” in its Help menu and paste the key, with or without the dashes.',
    download: 'Download {product} {version}',
    downloadVersion: 'Download version {version}',
    facts: 'Order {number}, {total}, paid on {date}.',
    again: 'This link shows your order and key until {date}:',
    find: 'Later you can have the link to this order mailed to you again: {page}',
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
  newPrice: {
    price_rise: {
      subject: '{product}: a new price from {date} on',
      title: 'A new price, if you agree',
      text: 'From {date} on, {product} ({licence}) is to renew for {price} instead of {old}. We need your agreement to that.',
      keeps: 'Without your agreement nothing changes: it goes on renewing for {old}.',
      ends: 'Without your agreement it is not renewed any more: it ends on {date}, and nothing more is charged.',
      button: 'See the new price and agree',
      refuse: 'If you would rather cancel, you can do that without logging in: {page}',
    },
    price_fall: {
      subject: '{product} costs less from {date} on',
      title: 'Your subscription costs less',
      text: 'From {date} on, {product} ({licence}) renews for {price} instead of {old}. There’s nothing for you to do.',
      button: 'Go to my subscriptions',
    },
    price_withdrawn: {
      subject: '{product}: the new price is withdrawn',
      title: 'Your old price stands',
      text: 'We’ve withdrawn the new price of {price} for {product} ({licence}) that we wrote to you about. The old price stands: your subscription goes on renewing for {old}. There’s nothing for you to do, whatever you answered.',
      button: 'Go to my subscriptions',
    },
  },
  subscription: {
    footer: 'You’re receiving this email because you have a subscription to {product}. To cancel it: {page}',
    footerEnded: 'You’re receiving this email because you had a subscription to {product}.',
    footerGift: 'You’re receiving this email because {product} was given to you.',
    goesOn: '{product} goes on working until {end}. We’ll try again on {next}.',
    renewed: {
      subject: '{product} is renewed until {date}',
      title: 'Your licence goes on',
      text: 'We’ve charged {price} to your card. {product} works until {date} with the same key, so there’s nothing for you to do.',
      credited:
        'What was to your credit has paid for the renewal, and nothing was charged. {product} works until {date} with the same key, so there’s nothing for you to do.',
      button: 'Go to my products',
    },
    failed: {
      subject: '{product}: your card could not be charged',
      title: 'Your card could not be charged',
      text: 'Since {date}, {price} is due for {product}. We could not charge it to a card of yours.',
      button: 'Use another card',
    },
    bank: {
      subject: '{product}: your bank asks you to confirm a payment',
      title: 'Your bank asks you to confirm',
      text: 'Since {date}, {price} is due for {product}. Your bank wants you to confirm the payment yourself.',
      button: 'Confirm the payment',
    },
    reminder: {
      subject: '{product} renews on {date}',
      title: 'Your licence renews soon',
      text: 'On {date}, {product} ({licence}) renews, and {price} is charged to your card. If that’s what you want, there’s nothing for you to do. If not, cancel before that day: {page}',
      button: 'Go to my subscriptions',
    },
    card: {
      subject: '{product}: we need another card',
      title: 'We need another card',
      text: 'On {date}, {product} renews for {price}. We have no card of yours that is still good on that day.',
      button: 'Use another card',
    },
    switched: {
      subject: '{product}: your plan is changed',
      title: 'Your plan is changed',
      text: '{product} is a {licence} now. We’ve charged {price}; what was left of your earlier plan counts in it. It works until {date} with the same key, and then renews for {renewal} until you cancel it.',
      credited:
        '{product} is a {licence} now. What was left of your earlier plan has paid for it, and nothing was charged. It works until {date} with the same key, and then renews for {renewal} until you cancel it.',
      button: 'Go to my products',
    },
    planned: {
      subject: '{product}: your plan changes on {date}',
      title: 'Your plan changes with the next renewal',
      text: 'On {date}, {product} becomes a {licence} for {price}, and renews for that until you cancel it. Until then nothing changes and nothing is charged. You can undo this until that day.',
      button: 'Go to my subscriptions',
    },
    lifetime: {
      subject: '{product} is yours for good',
      title: 'Your licence never ends',
      text: '{product} has a lifetime licence now. We’ve charged {price}; what was left of your earlier plan counts in it. Your key stays the same. Your subscription has ended, and nothing more is charged.',
      credited:
        '{product} has a lifetime licence now. What was left of your earlier plan has paid for it, and nothing was charged. Your key stays the same. Your subscription has ended, and nothing more is charged.',
      button: 'Go to my products',
    },
    cancelled: {
      subject: '{product}: your subscription ends on {date}',
      title: 'Your subscription is cancelled',
      text: 'You’ve cancelled your subscription to {product}. It works until {date}, and nothing more is charged.',
      button: 'Go to my subscriptions',
    },
    ended: {
      subject: '{product}: your subscription has ended',
      title: 'Your subscription has ended',
      unpaid:
        'We could not charge your card for {product} and have stopped trying. Your subscription has ended, and nothing more is charged.',
      price:
        'You did not agree to the new price of {product}, so it was not renewed. Your subscription has ended, and nothing more is charged.',
      cancelled: 'Your subscription to {product} was cancelled and has ended. Nothing more is charged.',
      other: 'Your subscription to {product} has ended. Nothing more is charged.',
      button: 'Go to my subscriptions',
    },
    gift_ended: {
      subject: '{product}: the subscription to your gift has ended',
      title: 'The subscription to your gift has ended',
      text: 'The subscription to {product}, which was a gift to you, has ended and isn’t renewed. Your products say until when the licence works. If you would like to keep it, you can buy it there.',
      button: 'Go to my products',
    },
  },
  basket: {
    subject: 'Your basket at Spindle',
    title: 'Your basket',
    text: 'You asked for a way back to this basket: {products}.',
    button: 'Back to the checkout',
    prices: 'The prices of the day you come back count.',
    footer:
      'You’re receiving this email because this address was entered at our checkout. If that wasn’t you, there’s nothing you need to do.',
  },
  privacy: {
    export: {
      subject: 'Your data is ready',
      title: 'Your data is ready',
      text: 'You asked for what we hold about you. It can be fetched in your member centre for {days} days; then it is deleted.',
      button: 'Fetch it',
    },
    blockedExport: {
      subject: 'Your data is ready',
      title: 'Your data is ready',
      text: 'You asked for what we hold about you. It can be fetched for {days} days; then it is deleted. The button leads to a page that mails you a link for it.',
      button: 'Fetch it',
    },
    link: {
      subject: 'Your data in our shop',
      blocked:
        'Somebody, probably you, asked for a link to the data of this account. It works for {minutes} minutes and needs no log-in: take your data along, or have it erased. It opens nothing else.',
      logIn:
        'Somebody, probably you, asked how to take along or erase the data of this account. Log in, and you find both in your member centre.',
      button: 'To your data',
    },
    erasure: {
      subject: 'Your account will be erased on {day}',
      title: 'Your account is closed and will be erased',
      text: 'You asked us to erase your account. You are logged out everywhere, and nobody can log in. On {day} we erase your data for good. Your subscriptions have been cancelled.',
      stays:
        'Your licence keys go on working for what you paid for. Please note them down: after that day nobody can look them up for you. Invoices stay for as long as tax law asks for, and only our accountants can see them.',
      button: 'Keep my account',
      undo: 'The button undoes it until then, once. You can log in again as before; cancelled subscriptions are yours to resume.',
      wrong:
        'If that wasn’t you, keep your account and choose a new password right away: somebody else has been using it.',
    },
    wrong: 'If that wasn’t you, choose a new password: somebody else may be using your account.',
  },
  account: {
    footer:
      'You’re receiving this email because this address was entered in our shop. If that wasn’t you, there’s nothing you need to do.',
    ownFooter: 'You’re receiving this email because this address belongs to an account in our shop.',
    code: {
      subject: '{code} is your code for Spindle',
      title: 'Your code',
      text: {
        registration: 'Enter this code where you’re registering:',
        member: 'Enter this code to confirm that it’s you:',
        address: 'Enter this code to use this address for your account:',
        captcha: 'Enter this code on our page to confirm that you’re a person:',
      },
      lasts: 'It works for {minutes} minutes. Nobody from the shop will ever ask you for it.',
    },
    link: {
      subject: 'Your link to log in to Spindle',
      title: 'Log in',
      text: 'Use this link to log in as {email}:',
      button: 'Log in',
      lasts: 'It works once, for {minutes} minutes. Nobody from the shop will ever ask you for it.',
    },
    known: {
      subject: 'You already have a Spindle account',
      title: 'You already have an account',
      text: {
        registration:
          'Someone, probably you, tried to register with {email}. There is already an account for this address: log in with your password.',
        address:
          'Someone, probably you, wanted to use {email} for another account. There is already an account for this address, and an address can only have one.',
      },
      logIn: 'Log in',
      set: 'No password at hand, or none chosen yet? Use this link to choose one. It works once, for {minutes} minutes.',
      setLink: 'Choose a password',
    },
    reset: {
      subject: 'Choose a new password for Spindle',
      title: 'Choose a new password',
      text: 'Use this link to choose a new password for {email}:',
      button: 'Choose a new password',
      lasts: 'It works once, for {minutes} minutes. All devices will then be logged out.',
    },
    set: {
      subject: 'Choose a password for Spindle',
      title: 'Choose a password',
      text: 'You’ve had an account since your purchase, but no password yet. Use this link to choose one for {email}:',
      button: 'Choose a password',
      lasts: 'It works once, for {minutes} minutes.',
    },
    moved: {
      subject: 'Your Spindle account has a new address',
      title: 'Your account has a new address',
      text: 'Since {date}, your account uses {email} instead of this address.',
      wrong: 'If that wasn’t you, take it back: everyone is logged out then, and you choose a new password.',
      button: 'Take the change back',
      lasts: 'The link works for {days} days.',
    },
    acting: {
      subject: 'Our support has opened your Spindle account',
      title: 'Our support is looking into your account',
      text: 'On {moment}, our support opened your account as you see it, for {minutes} minutes at most.',
      reason: 'The reason they gave: {reason}',
      limits:
        'They see your licence keys masked, and can neither pay nor change your address, password or other ways in. If this isn’t right, you can end it in your account.',
      button: 'See it in your account',
    },
    merged: {
      subject: 'Your Spindle accounts are one now',
      title: 'Your accounts are one now',
      text: 'On {date}, our support merged your accounts {lost} and {kept}. All orders, licences and subscriptions are together now.',
      logIn: 'Log in with {kept}. The other address opens no account any more.',
      wrong: 'If you didn’t ask for this, please write to us at once.',
      button: 'Contact support',
    },
    signIn: {
      subject: 'New log-in to your Spindle account',
      title: 'A new device logged in',
      text: 'Somebody has logged in to your account with a device that we don’t know yet:',
      device: 'Device',
      place: 'Place',
      time: 'Time',
      wrong:
        'If that was you, there’s nothing you need to do. If not, log everyone out and choose a new password.',
      button: 'That wasn’t me',
      lasts: 'The link works for {days} days.',
    },
    notice: {
      password_changed: {
        subject: 'Your Spindle password was changed',
        title: 'Your password was changed',
        text: 'The password of your account was changed on {date}. All other devices were logged out.',
      },
      address_changed: {
        subject: 'This is now the address of your Spindle account',
        title: 'Your address was changed',
        text: 'Since {date}, you log in with this address, and our mails go here.',
      },
      google_linked: {
        subject: 'Your Spindle account was linked to Google',
        title: 'Google was linked',
        text: 'Since {date}, your account can be opened with a Google account.',
      },
      google_unlinked: {
        subject: 'Your Spindle account is no longer linked to Google',
        title: 'Google was unlinked',
        text: 'On {date}, the link of your account to Google was removed. All other devices were logged out.',
      },
      two_factor_on: {
        subject: 'Two-step log-in is on for your Spindle account',
        title: 'Two-step log-in is on',
        text: 'It was turned on on {date}. From now on, your account asks for a code from your app when you log in.',
      },
      two_factor_off: {
        subject: 'Two-step log-in is off for your Spindle account',
        title: 'Two-step log-in is off',
        text: 'It was turned off on {date}. The password alone opens your account now.',
      },
      recovery_code_used: {
        subject: 'A recovery code of your Spindle account was used',
        title: 'A recovery code was used',
        text: 'On {date}, one of your recovery codes was used in place of a code from your app. It doesn’t work again.',
      },
      passkey_added: {
        subject: 'A passkey was added to your Spindle account',
        title: 'A passkey was added',
        text: 'It was added on {date}. It opens your account without a password.',
      },
      passkey_removed: {
        subject: 'A passkey was removed from your Spindle account',
        title: 'A passkey was removed',
        text: 'It was removed on {date} and no longer opens your account. All other devices are logged out.',
      },
      wrong: 'If that wasn’t you, choose a new password now.',
      button: 'Choose a new password',
    },
  },
} as const;
