/** Places where the shop recommends products that nobody has chosen for that page. */
export const PLACES = ['not_found', 'thank_you', 'member', 'article', 'help', 'uninstall'] as const;
