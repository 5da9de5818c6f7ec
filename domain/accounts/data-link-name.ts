/**
 * The prefix of `verifications.identifier` in rows for the mailed links that lead a blocked member to their data. They end
 * together with the other mailed links.
 */
export const DATA_LINK = 'data ';
