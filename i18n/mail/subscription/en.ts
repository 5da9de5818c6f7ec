/** Words of mails about subscriptions and their prices. */
export const subscriptionMail = {
  newPrice: {
    price_rise: {
      subject: '{product}: a new price from {date} on',
      title: 'A new price, if you agree',
      text: 'From {date} we’d like to charge {price} instead of {old} for {product} ({licence}). We need your agreement to that.',
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
    rests: '{product} works again once it is paid. We’ll try again on {next}.',
    receipt: 'Order {number}, paid on {date}.',
    renewed: {
      subject: '{product} is renewed until {date}',
      title: 'Your licence goes on',
      text: 'We’ve charged {price} to your card. {product} works until {date} with the same key, so there’s nothing for you to do.',
      credited:
        'Your credit has paid for the renewal, and nothing was charged. {product} works until {date} with the same key, so there’s nothing for you to do.',
      button: 'Go to my products',
    },
    failed: {
      subject: '{product}: your card couldn’t be charged',
      title: 'Your card couldn’t be charged',
      text: '{price} for {product} has been due since {date}. We couldn’t charge your card.',
      button: 'Use another card',
    },
    bank: {
      subject: '{product}: your bank asks you to confirm a payment',
      title: 'Your bank asks you to confirm',
      text: '{price} for {product} has been due since {date}. Your bank wants you to confirm the payment yourself.',
      button: 'Confirm the payment',
    },
    reminder: {
      subject: '{product} renews on {date}',
      title: 'Your licence renews soon',
      text: 'On {date}, {product} ({licence}) renews, and {price} is charged to your card. If that’s what you want, there’s nothing for you to do. If not, cancel before that day: {page}',
      credited:
        'On {date}, {product} ({licence}) renews. Your credit covers it, and nothing is charged. If that’s what you want, there’s nothing for you to do. If not, cancel before that day: {page}',
      button: 'Go to my subscriptions',
    },
    card: {
      subject: '{product}: we need another card',
      title: 'We need another card',
      text: 'On {date}, {product} renews for {price}. We have no card that will still be valid on that day.',
      button: 'Use another card',
    },
    switched: {
      subject: '{product}: your plan is changed',
      title: 'Your plan is changed',
      text: 'You now have a {licence} for {product}. We’ve charged {price}; what was left of your earlier plan counts in it. It works until {date} with the same key, and then renews for {renewal} until you cancel it.',
      credited:
        'You now have a {licence} for {product}. What was left of your earlier plan has paid for it, and nothing was charged. It works until {date} with the same key, and then renews for {renewal} until you cancel it.',
      ends: 'You now have a {licence} for {product}. We’ve charged {price}; what was left of your earlier plan counts in it. You’ve cancelled: it works until {date} with the same key and then ends, and nothing more is charged.',
      button: 'Go to my products',
    },
    planned: {
      subject: '{product}: your plan changes on {date}',
      title: 'Your plan changes with the next renewal',
      text: 'From {date}, you’ll have a {licence} for {product}. It costs {price}, and renews for that until you cancel it. Until then nothing changes and nothing is charged. You can undo this until that day.',
      button: 'Go to my subscriptions',
    },
    lifetime: {
      subject: '{product} is yours for good',
      title: 'Your licence never ends',
      text: 'You now have a lifetime licence for {product}. We’ve charged {price}; what was left of your earlier plan counts in it. Your key stays the same. Your subscription has ended, and nothing more is charged.',
      credited:
        'You now have a lifetime licence for {product}. What was left of your earlier plan has paid for it, and nothing was charged. Your key stays the same. Your subscription has ended, and nothing more is charged.',
      button: 'Go to my products',
    },
    cancelled: {
      subject: '{product}: your subscription ends on {date}',
      subjectWaits: '{product}: your subscription is cancelled',
      title: 'Your subscription is cancelled',
      text: 'You’ve cancelled your subscription to {product}. It works until {date}, and nothing more is charged.',
      waits:
        'You’ve cancelled your subscription to {product}. A payment for it isn’t settled yet. If that money comes, it works until the end of the period that it pays for; otherwise it ends at once. Nothing more is charged.',
      switchWaits:
        'You’ve cancelled your subscription to {product}. A change of its plan isn’t settled yet. If that is paid, your plan changes, and your licence works for as long as the new plan lasts; otherwise it ends on {date}. Nothing more is charged.',
      button: 'Go to my subscriptions',
    },
    paused: {
      subject: '{product}: your subscription is paused',
      title: 'Your subscription is paused',
      text: 'Your subscription to {product} ({licence}) is paused. What you’ve paid for works until {date}. Nothing is charged until the subscription is resumed.',
      button: 'Go to my subscriptions',
    },
    resumed: {
      subject: '{product}: your subscription goes on',
      title: 'Your subscription goes on',
      text: 'Your subscription to {product} ({licence}) is active again. The next payment is on {date}: {price} is charged to your card, and then {renewal} with each renewal until you cancel. You can do that at any time: {page}',
      anew: 'Your subscription to {product} ({licence}) is active again. A new period begins today, and {price} is charged to your card now, and then {renewal} with each renewal until you cancel. You can do that at any time: {page}',
      credited:
        'Your subscription to {product} ({licence}) is active again. On {date} it renews: your credit covers that, and nothing is charged. From then on, each renewal costs {renewal} until you cancel. You can do that at any time: {page}',
      anewCredited:
        'Your subscription to {product} ({licence}) is active again. A new period begins today: your credit covers it, and nothing is charged. From then on, each renewal costs {renewal} until you cancel. You can do that at any time: {page}',
      waits:
        'Your subscription to {product} ({licence}) is active again. The payment for the period from {date} isn’t settled yet, and no second one is taken for it. After that, each renewal costs {renewal} until you cancel. You can do that at any time: {page}',
      button: 'Go to my subscriptions',
    },
    ended: {
      subject: '{product}: your subscription has ended',
      title: 'Your subscription has ended',
      unpaid:
        'We couldn’t charge your card for {product} and have stopped trying. Your subscription has ended, and nothing more is charged.',
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
} as const;
