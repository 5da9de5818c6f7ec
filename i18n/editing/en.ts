/** Words beside a document's form in the back office. */
export const editing = {
  scheduled: {
    failed: 'Scheduling failed. Please try again.',
    title: 'Scheduled',
    publish: 'Will be published on {time}',
    publishIn: 'Will be published on {time}, in {language} alone',
    unpublish: 'Will be withdrawn on {time}',
    newest: 'What is published then is the newest draft, also what a colleague is just writing.',
    nothing:
      'None of it is published yet, so there is nothing to withdraw. Withdrawing can be scheduled once a publication is.',
  },
  /** Where a text is in a document. */
  places: { block: '{kind} (block {number})', row: '{kind} {number}', was: '{kind} “{title}”' },
  /** Shown at an amount that can’t be read; the bubble has room for about twenty characters. */
  noAmount: 'Write it like {example}',
  tooFine: '{decimals} decimals at most',
  usedOn: 'Used on',
  lose: 'These lose their link or picture:',
  more: 'and {number} more',
  languages: {
    title: 'Other languages',
    unwritten: 'not written, so not shown',
    hidden: 'not shown',
    lacksOne: 'lacks 1 text',
    lacks: 'lacks {number} texts',
    older: 'older than the English of {time}',
    whole: 'whole',
  },
  ownPassword: {
    label: 'Your own password',
    help: 'That of the account you are logged in with. You need it to create an account, and to change an address, a password or a role here.',
  },
  remove: {
    open: 'Delete and redirect…',
    title: 'Delete and redirect',
    yes: 'Delete',
    busy: 'Deleting',
    about: 'Visitors of this page’s address are led to another one, in every language.',
    to: 'New address',
    toHelp: 'A path such as /new-page, or an https:// address elsewhere.',
    done: 'Deleted. Its address leads on.',
    failed: 'It could not be deleted.',
  },
  pageFailed: {
    title: 'This page could not be shown',
    text: 'The cause is mostly that the database did not answer. What was saved is safe: load the page again in a little while.',
    again: 'Load again',
  },
} as const;
