/** Words of the desk in the back office. */
export const desk = {
  logIn: 'Log in to see this page.',
  notYours: 'Orders and their buyers are for administrators and support staff.',
  search: {
    label: 'Search all documents',
    title: 'Found in documents',
    none: 'Nothing was found. Two characters are needed; every language is searched.',
    late: 'Not searched to the end: {kinds}. Try longer or rarer words.',
  },
  orders: {
    title: 'Orders in review',
    about:
      'The buyer paid, but the money doesn’t match the order. Accept an order to take the money as it came: the buyer gets what was ordered. Or send the money back at the payment provider first, and then cancel the order here.',
    none: 'No orders are waiting for you.',
    number: 'Order',
    placed: 'Placed',
    buyer: 'Buyer',
    total: 'Total',
    paid: 'Paid',
    paidUnknown: 'unknown: ask the payment provider',
    reason: 'Why',
    accept: 'Accept',
    acceptAsks:
      'Accept order {number}? {paid} was paid for {total}. The buyer gets the licence, and this can’t be taken back.',
    acceptYes: 'Yes, accept it',
    cancel: 'Refunded: cancel',
    cancelAsks:
      'Cancel order {number}? Only if the money is back with the buyer: nothing more is sent to them.',
    cancelYes: 'Yes, cancel it',
    cancelled: 'Order {number} is cancelled; its coupon can be used again.',
    next: 'Next page',
    done: 'Order {number} is accepted; the key is on its way by email.',
    reasons: {
      amount_mismatch: 'Another amount was paid',
      paid_after_cancellation: 'Paid after the order was cancelled',
      no_address: 'The buyer is no longer known: the address was erased',
    },
  },
  jobs: {
    title: 'Failed jobs',
    about: 'Emails and other work that was tried several times without success.',
    none: 'Nothing has failed.',
    kind: 'Job',
    failed: 'Gave up',
    tries: 'Tries',
    error: 'Last error',
    retry: 'Try again',
    done: '{kind} will be tried again.',
  },
  publications: {
    title: 'Scheduled publications that failed',
    about:
      'These documents were not published or withdrawn at their time. Open one, mend what is said here, and publish it or choose a new time.',
    none: 'No scheduled publication has failed.',
    document: 'Document',
    planned: 'Planned',
    types: { publish: 'Publish', unpublish: 'Withdraw' },
  },
  events: {
    title: 'Messages from payment providers',
    about:
      'Refunds, disputes and subscriptions that a provider has reported and the shop doesn’t handle by itself. See to them at the provider.',
    none: 'No messages are waiting.',
    subject: 'About',
    said: 'Message',
    id: 'At the provider',
    received: 'Received',
    subjects: { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', subscription: 'Subscription' },
  },
  problems: {
    not_allowed: 'Your role doesn’t allow this.',
    not_in_review: 'This order is no longer in review.',
    no_address:
      'The address of this buyer was erased, so nobody can get a licence. Send the money back and cancel the order.',
    not_failed: 'This job is already waiting or running.',
    failed: 'That didn’t work, and nothing was changed. Try again in a moment.',
  },
} as const;
