/** How long a mailed link logs in. */
export const SIGN_IN_LINK_MINUTES = 15;
