/** Languages the shop can serve. The first one is the default and has no URL prefix. */
export const ALL_LOCALES = ['en', 'de', 'ja', 'fr', 'zh'] as const;
export type Locale = (typeof ALL_LOCALES)[number];
