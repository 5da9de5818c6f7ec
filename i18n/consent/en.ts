/** Words of the consent banner, and of the link that opens it again. */
export const consent = {
  label: 'Privacy',
  title: 'May we count your visit?',
  text: 'With your consent we record the pages you open and what you click, on our own servers, for 13 months at most. Nothing is recorded before you answer.',
  accept: 'Accept',
  decline: 'Decline',
  noticeText: 'We record the pages you open and what you click, on our own servers, for 13 months at most.',
  keep: 'That’s fine',
  optOut: 'Don’t record',
  gpcText: 'Your browser sends Global Privacy Control. We take it as a no: nothing is recorded.',
  close: 'Close',
  open: 'Privacy settings',
  state: {
    granted: 'Your visit is being recorded.',
    denied: 'Nothing is being recorded.',
  },
} as const;
