/** Words about what a buyer agrees to, the tax in a price, and what has lowered the price; used on the server. */
export const terms = {
  lead: 'By paying, you buy this licence on these terms:',
  leadMany: 'By paying, you buy these licences on these terms:',
  leadFree: 'By ordering, you accept these terms:',
  use: {
    '1M': 'It is for 1 computer and for discs you own, within the law of your country.',
    '1Y': 'It is for 1 computer and for discs you own, within the law of your country.',
    LFT: 'It is for 1 computer and for discs you own, within the law of your country.',
    'Lifetime+5PC': 'It is for 5 computers and for discs you own, within the law of your country.',
  },
  renews: {
    '1M': 'It renews 1 month after payment and then every month, for {price} each time, charged to the card you pay with, until you cancel. You can cancel at any time in your account or, without logging in, on the page “Cancel a subscription”; the licence then works to the end of the time you’ve paid for.',
    '1Y': 'It renews 1 year after payment and then every year, for {price} each time, charged to the card you pay with, until you cancel. You can cancel at any time in your account or, without logging in, on the page “Cancel a subscription”; the licence then works to the end of the time you’ve paid for.',
  },
  end: {
    LFT: 'It never expires. You pay once.',
    'Lifetime+5PC': 'It never expires. You pay once.',
  },
  newPrice:
    'I agree that from {date} on {product} ({licence}) renews for {price} each time instead of {old}, until I cancel it.',
  delivery: 'You’ll get the key as soon as the payment is confirmed: on the next page and by email.',
  consents: {
    delivery:
      'I expressly ask you to deliver at once, before the 14 days in which I could withdraw are over.',
    withdrawal: 'I know that my right of withdrawal ends when the key is delivered.',
  },
  reductions: {
    coupon: 'Coupon {code}',
    promotion: 'Promotion',
    credit: 'Credit from an earlier period',
    other: 'Discount',
  },
  tax: {
    contained: 'Includes {amount} {tax} ({percent}).',
    reversed: 'Reverse charge: no VAT is charged here. Your company accounts for it in its own country.',
    names: {
      vat: 'VAT',
      consumption: 'consumption tax',
      gst: 'GST',
    },
  },
} as const;
