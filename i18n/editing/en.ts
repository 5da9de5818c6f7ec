/** Words beside a document's form in the back office. */
export const editing = {
  scheduled: {
    title: 'Scheduled',
    publish: 'Published on {time}',
    publishIn: 'Published on {time} in {language} alone',
    unpublish: 'Withdrawn on {time}',
    newest: 'What is published then is the newest draft, also what a colleague is just writing.',
    nothing:
      'None of it is published yet, so there is nothing to withdraw. Withdrawing can be scheduled once a publication is.',
  },
} as const;
