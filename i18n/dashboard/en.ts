/** Words of the figures in the back office. */
export const dashboard = {
  title: 'The last 30 days',
  visits: 'Visits',
  buyClicks: 'Buy clicks',
  orders: 'Orders paid',
  revenue: 'Revenue',
  funnel: 'From checkout to payment',
  day: 'Day (UTC)',
  table: 'Show as a table',
  empty: 'Nothing in this period.',
  step: 'Step',
  share: 'Of those who began',
  steps: {
    checkout_begin: 'Checkout opened',
    checkout_submit: 'Details sent',
    checkout_pay: 'Back from the payment page',
    checkout_complete: 'Paid',
  },
  collectorDown:
    'The collector isn’t answering, so visits are missing here. Orders and revenue are complete.',
} as const;
