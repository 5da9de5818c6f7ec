/** Words of the member centre's section about the member's data. */
export const privacy = {
  export: {
    title: 'Your data',
    text: 'Everything the shop holds about you, as JSON and CSV in one archive: account, orders, licences, devices, mails, consents.',
    confirm: 'Before you take your data out, confirm that it’s you.',
    ask: 'Make an archive',
    again: 'Make a new archive',
    waits: 'Your archive is being made. We’ll email you when it can be fetched.',
    ready: 'Your archive is ready. It can be fetched until {day}.',
    fetch: 'Fetch the archive',
    failed: 'The archive couldn’t be made. Please ask for it again.',
    soon: 'You can ask for one archive a day.',
    done: 'We’re making your archive and will email you.',
  },
} as const;
