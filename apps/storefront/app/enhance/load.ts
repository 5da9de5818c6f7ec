// On nearly every page, and on the first visit often the largest text in view: it comes without another request.
import './spindle-consent.ts';

/** The code of each other custom element; a new element is one file and one line here. */
const elements: Record<string, () => Promise<unknown>> = {
  'spindle-buy': () => import('./spindle-buy.ts'),
  'spindle-captcha': () => import('./spindle-captcha.ts'),
  'spindle-countdown': () => import('./spindle-countdown.ts'),
  'spindle-light': () => import('./spindle-light.ts'),
  'spindle-lowest': () => import('./spindle-lowest.ts'),
  'spindle-member': () => import('./spindle-member.ts'),
  'spindle-menu': () => import('./spindle-menu.ts'),
  'spindle-popup': () => import('./spindle-popup.ts'),
  'spindle-price': () => import('./spindle-price.ts'),
  'spindle-search': () => import('./spindle-search.ts'),
  'spindle-split': () => import('./spindle-split.ts'),
  'spindle-video': () => import('./spindle-video.ts'),
};

/** Loads what the page holds; pages without an element load nothing more. */
for (const [tag, load] of Object.entries(elements)) {
  // An element that does not arrive is an enhancement less; the page works without.
  if (document.querySelector(tag)) load().catch(() => {});
}
