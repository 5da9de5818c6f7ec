/** Words of the shop's pages: product rows, plans, articles, error pages. */
export const shop = {
  product: {
    details: 'Details',
    detailsOf: 'Details of {name}',
    trial: 'Download free trial',
    buy: 'Buy',
    price: 'Price',
    from: 'from {price}',
    before: 'Before',
    download: 'Download',
    free: 'Free',
    notSold: 'Not on sale right now',
    prices: 'Prices of {name}',
  },
  licence: {
    label: 'Licence',
    term: {
      '1M': 'for 1 month',
      '1Y': 'for 1 year',
      LFT: 'one-time payment',
      'Lifetime+5PC': 'one-time payment',
    },
    works: 'Lasts',
    computers: 'Computers',
    noRenewal: 'Doesn’t renew',
    noEnd: 'Never expires',
    buyAs: 'Buy {name}, {licence}',
    coupon: 'Coupon {code} applied: {percent}% off.',
  },
  table: {
    more: 'More to the right',
  },
  dialog: {
    title: 'Buy {name}',
    close: 'Close',
    all: 'Compare all licences',
  },
  article: {
    checked: 'Checked {date}',
    published: 'Published {date}',
  },
  error: {
    notFound: 'Page Not Found: {path}',
    notFoundText: 'This page is scratched beyond reading, or was never pressed. These still play:',
    toHome: 'To the home page',
    maintenanceTitle: 'Get Ready... Something Really Cool Is Coming Soon',
    maintenanceText: 'Our website now is in maintenance mode, we will come back very soon.',
    badRequest: 'This request couldn’t be understood.',
    forbidden: 'You can’t open this page.',
    tooLarge: 'That’s too large to send.',
    tooMany: 'Too many attempts. Please wait a moment and try again.',
  },
} as const;
