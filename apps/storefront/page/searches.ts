/** Whoever types as fast as they can asks four times a second; several people may share an address. */
export const SEARCHES = { name: 'search', points: 240, seconds: 60 };
