/** Words for staff who look at the shop as a member. */
export const acting = {
  bar: 'You act as {email} until {time}',
  end: 'End',
  limits: 'Licence keys are masked. What pays, or changes who may come in, is closed.',
  refused: 'That is closed to staff who act as a member.',
  title: 'Act as a member',
  text: 'The shop opens as the member sees it, for 15 minutes. The member is told, with your reason.',
  begin: 'Begin',
  ended: 'This ticket is used or has expired. Ask for a new one in the back office.',
  script: 'This page needs JavaScript. It is opened from the back office.',
} as const;
