/** Words for what is sold: systems, kinds of disc, licences. Pages, checkout, member centre and mails use them. */
export const offer = {
  system: {
    label: 'System',
    win: 'Windows',
    mac: 'Mac',
    android: 'Android',
  },
  line: {
    dvd: 'DVD',
    'blu-ray': 'Blu-ray',
    gigabytes: '{range} GB',
    wavelengths: 'Each kind of disc at the wavelength of the laser that reads it',
  },
  licence: {
    '1M': '1 month',
    '1Y': '1 year',
    LFT: 'Lifetime',
    'Lifetime+5PC': 'Lifetime, 5 computers',
    trial: 'Trial',
    seats: '{count, plural, one {# computer} other {# computers}}',
  },
  guarantee: {
    title: '14-day money-back guarantee',
  },
} as const;
