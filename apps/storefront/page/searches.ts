/** Enough for several people at one address: somebody who types as fast as they can sends four requests a second. */
export const SEARCHES = { name: 'search', points: 240, seconds: 60 };
