// On nearly every page, and on the first visit often the largest text in view: it comes without another request.
import './spindle-consent.ts';

/** The code of each other custom element, by where it stands; a new element is one file and one line here. */
const elements: Record<string, () => Promise<unknown>> = {
  'spindle-buy': () => import('./spindle-buy.ts'),
  // A hydrated page loads it itself: before React has looked at what the server wrote, nothing in it may change.
  ':root:not([data-hydration]) spindle-captcha': () => import('./spindle-captcha.ts'),
  'spindle-countdown': () => import('./spindle-countdown.ts'),
  'spindle-light': () => import('./spindle-light.ts'),
  'spindle-lowest': () => import('./spindle-lowest.ts'),
  'spindle-member': () => import('./spindle-member.ts'),
  'spindle-menu': () => import('./spindle-menu.ts'),
  'spindle-popup': () => import('./spindle-popup.ts'),
  'spindle-price': () => import('./spindle-price.ts'),
  'spindle-search': () => import('./spindle-search.ts'),
  'spindle-share': () => import('./spindle-share.ts'),
  'spindle-split': () => import('./spindle-split.ts'),
  'spindle-video': () => import('./spindle-video.ts'),
};

/** Loads what the page holds; pages without an element load nothing more. */
for (const [place, load] of Object.entries(elements)) {
  // An element that does not arrive is an enhancement less; the page works without.
  if (document.querySelector(place)) load().catch(() => {});
}
