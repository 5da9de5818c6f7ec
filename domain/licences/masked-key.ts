/** A key in lists: enough to tell it from others, too little to use it. Keys of other systems may be short. */
export const maskedKey = (key: string): string => `…${key.slice(-Math.min(5, Math.floor(key.length / 3)))}`;
