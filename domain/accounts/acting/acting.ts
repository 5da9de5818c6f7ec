/** For so long staff look at the shop as a member, however much they do meanwhile. */
export const ACTING_MINUTES = 15;
/** For so long a ticket begins it: staff go straight from the back office to the shop. */
export const TICKET_SECONDS = 60;
/** A reason is a sentence, which the member reads. */
export const REASON_LENGTH = { least: 3, most: 300 };
