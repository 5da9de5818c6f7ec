/** Words in the blocks of content pages that an editor would otherwise write the same way each time. */
export const blocks = {
  discs: { reads: 'Reads', writes: 'Writes', not: 'Not:' },
  comparison: { yes: 'Yes', no: 'No' },
  requirements: { better: 'Better with {value}' },
  callOut: { note: 'Note', tip: 'Tip', warning: 'Please note' },
  gallery: { label: 'Pictures', of: '{number} of {count}' },
  video: {
    play: 'Play: {title}',
    from: 'Plays from {host}. Nothing is loaded from there before you press play.',
  },
  download: {
    facts: 'Size and checksum',
    short: 'Download',
    for: 'Download {name} for {system}',
    version: 'Version {version}',
  },
  changelog: {
    new: 'New',
    better: 'Better',
    mended: 'Mended',
    older: '{count, plural, one {# older version} other {# older versions}}',
  },
  source: 'Read it at {host}',
  contents: { title: 'On this page' },
  countdown: {
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    until: 'Until',
    ended: 'This offer has ended.',
  },
} as const;
