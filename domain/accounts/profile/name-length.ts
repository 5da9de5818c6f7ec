/** The most characters that a member's name may have. */
export const NAME_LENGTH = 80;
