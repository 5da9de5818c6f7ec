import { keepSearch } from '../forms/keep-search.ts';
import { MEMBERS_PAGE } from '../pages.ts';

/** The form that finds members. */
export const findMembersAction = keepSearch(MEMBERS_PAGE, 'members');
