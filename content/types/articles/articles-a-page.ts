/** How many articles stand on one page of a category's list. */
export const ARTICLES_A_PAGE = 6;
