/** Characters of a member's name at most. */
export const NAME_LENGTH = 80;
