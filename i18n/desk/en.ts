/** Words of the desk in the back office. */
export const desk = {
  logIn: 'Log in to see this page.',
  orders: {
    title: 'Orders in review',
    about:
      'The buyer paid, but the money does not fit the order. Accept an order to take the money as it came: the buyer gets what was ordered. Or send the money back at the payment provider first, and then cancel the order here.',
    none: 'No order waits for you.',
    number: 'Order',
    placed: 'Placed',
    buyer: 'Buyer',
    total: 'Total',
    paid: 'Paid',
    paidUnknown: 'unknown: ask the payment provider',
    reason: 'Why',
    accept: 'Accept',
    cancel: 'Refunded: cancel',
    cancelled: 'Order {number} is cancelled; its coupon can be used again.',
    next: 'Next page',
    done: 'Order {number} is accepted; the key is on its way by mail.',
    reasons: {
      amount_mismatch: 'Another amount was paid',
      paid_after_cancellation: 'Paid after the order was cancelled',
      no_address: 'Nobody is known any more to give it to: the address was erased',
    },
  },
  jobs: {
    title: 'Failed jobs',
    about: 'Mails and other work that was tried again and again and did not succeed.',
    none: 'Nothing has failed.',
    kind: 'Job',
    failed: 'Gave up',
    tries: 'Tries',
    error: 'Last error',
    retry: 'Try again',
    done: '{kind} will be tried again.',
  },
  events: {
    title: 'Messages of payment providers',
    about:
      'Refunds, disputes and subscriptions that a provider has told of and the shop does not handle by itself. See to them at the provider.',
    none: 'No message waits.',
    subject: 'About',
    said: 'Message',
    id: 'At the provider',
    received: 'Received',
    subjects: { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', subscription: 'Subscription' },
  },
  problems: {
    not_allowed: 'Your role does not allow this.',
    not_in_review: 'This order is not in review any more.',
    no_address:
      'The address of this buyer was erased, so nobody can get a licence. Send the money back and cancel the order.',
    not_failed: 'This job waits or runs already.',
    failed: 'That did not work, and nothing was changed. Try again in a moment.',
  },
} as const;
