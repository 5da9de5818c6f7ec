/** Words of the consent banner and of the way back to it. */
export const consent = {
  label: 'Privacy',
  title: 'May we count your visit?',
  text: 'With your consent, we record the pages you open and the buttons you use to buy, on our own servers and for 13 months at most. It helps us see which pages are of use. Nothing is recorded until you decide, and the shop works the same either way.',
  accept: 'Accept',
  decline: 'Decline',
  noticeText:
    'We record the pages you open and the buttons you use to buy, on our own servers and for 13 months at most.',
  keep: 'Keep on',
  optOut: 'Do not record',
  gpcText: 'Your browser sends Global Privacy Control. We take it as a no: nothing is recorded.',
  close: 'Close',
  open: 'Privacy settings',
  state: {
    granted: 'At the moment your visit is recorded.',
    denied: 'At the moment nothing is recorded.',
  },
} as const;
