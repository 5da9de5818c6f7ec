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
    notSold: 'Not on sale at the moment',
    prices: 'Prices of {name}',
  },
  licence: {
    label: 'Licence',
    term: {
      '1M': 'for 1 month',
      '1Y': 'for 1 year',
      LFT: 'once, for good',
      'Lifetime+5PC': 'once, for good',
    },
    works: 'Works',
    computers: 'Computers',
    noRenewal: 'Ends by itself',
    noEnd: 'Never ends',
    buyAs: 'Buy {name}, {licence}',
    coupon: 'Coupon {code} is taken off: {percent} %.',
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
    badRequest: 'This request could not be understood.',
    forbidden: 'This page is not open to you.',
    tooLarge: 'That is too large to send.',
    tooMany: 'That was too often. Please wait a moment and try again.',
  },
} as const;
