import { keepSearch } from '../forms/keep-search.ts';
import { BUYERS_PAGE } from '../pages.ts';

/** The form that finds a buyer. */
export const findBuyerAction = keepSearch(BUYERS_PAGE, 'orders');
