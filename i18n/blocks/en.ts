/** Words in the blocks of content pages, where an editor's own would say the same each time. */
export const blocks = {
  discs: { reads: 'Reads', writes: 'Writes', not: 'Not:' },
  requirements: { better: 'Better with {value}' },
  callOut: { note: 'Note', tip: 'Tip', warning: 'Please note' },
} as const;
