/** Words of the desk’s pages about orders in review and disputes. */
export const deskFraud = {
  orders: {
    title: 'Orders in review',
    about:
      'The buyer paid, but the money doesn’t match the order, or too much speaks against it. Accept an order to take the money as it came: the buyer gets what was ordered. Refuse it to send the money back and tell the buyer. Cancel it only where the money is back already.',
    none: 'No orders are waiting for you.',
    number: 'Order',
    placed: 'Placed',
    buyer: 'Buyer',
    total: 'Total',
    paid: 'Paid',
    paidUnknown: 'unknown: ask the payment provider',
    reason: 'Why',
    refusal: {
      title: 'Refuse and refund',
      sends:
        '{amount} goes back to the buyer, the way it was paid. Should the provider say no, the order is in review again.',
      licences: 'No licence was issued for this order, and none will be.',
      cancels: 'The order is cancelled, and its coupon can be used again.',
      mail: 'Once the money is on its way, the buyer gets an email that the order was not accepted. It does not say why.',
      confirm: 'Refuse it and send {amount} back',
      done: 'Order {number} is refused; its money is on its way back.',
    },
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
      refund_failed: 'Refused, but the money could not be sent back',
      paid_after_cancellation: 'Paid after the order was cancelled',
      no_address: 'The buyer is no longer known: the address was erased',
      risk: 'Too much speaks against it',
    },
    risk: {
      score: 'Risk {score} of 100',
      none: 'nothing spoke against it',
      reasons: {
        disposable_mail: 'Disposable email address',
        country_mismatch: 'Another country than the network’s',
        network_velocity: 'Many orders from one network',
        address_velocity: 'Many orders with one address from one network',
      },
    },
  },
  surplus: {
    title: 'Paid once more',
    about:
      'These orders had been paid when more money came. Each has what it was to bring already; send the other payment back. Order, licences and invoice stay as they are.',
    came: 'Came',
    send: 'Send back',
    asks: 'Send {amount} back that came once more for order {number}? It goes the way it was paid; the order stays paid, and its licences go on.',
    yes: 'Yes, send it back',
    reason: 'Paid twice',
    done: 'The second payment of order {number} is on its way back.',
  },
  disputes: {
    title: 'Disputes',
    about: 'What buyers’ banks want back. Answer them at the provider; the order follows by itself.',
    none: 'No bank disputes anything.',
    order: 'Order',
    amount: 'Amount',
    stands: 'State',
    reason: 'Reason',
    dueBy: 'Evidence due',
    evidence: 'Evidence as a file',
    opened: 'Since',
    exceeds: 'More than was left after refunds',
    states: { inquiry: 'Inquiry', open: 'Open', won: 'Won', lost: 'Lost' },
  },
} as const;
