/** The interface's words, area by area. A new area is a folder and a line here. */
export { accounts } from './accounts/words.ts';
export { blocks } from './blocks/words.ts';
export { checkout } from './checkout/words.ts';
export { consent } from './consent/words.ts';
export { dashboard } from './dashboard/words.ts';
export { drawings } from './drawings/words.ts';
export { errors } from './errors/words.ts';
export { frame } from './frame/words.ts';
export { invoice } from './invoice/words.ts';
export { mail } from './mail/words.ts';
export { member } from './member/words.ts';
export { offer } from './offer/words.ts';
export { pages } from './pages/words.ts';
export { purchase } from './purchase/words.ts';
export { search } from './search/words.ts';
export { shop } from './shop/words.ts';
export { terms } from './terms/words.ts';
