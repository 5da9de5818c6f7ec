/** How long staff look at the shop as a member; activity does not prolong it. */
export const ACTING_MINUTES = 15;
/** How long a ticket works: staff go straight from the back office to the shop. */
export const TICKET_SECONDS = 60;
/** In characters. The reason is a sentence that the member reads. */
export const REASON_LENGTH = { least: 3, most: 300 };
