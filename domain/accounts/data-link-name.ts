/** How the names of links begin that lead a blocked member to their data; they end with what else was mailed. */
export const DATA_LINK = 'data ';
