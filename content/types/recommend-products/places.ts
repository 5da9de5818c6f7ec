/** Where the shop recommends products that nobody has chosen for the page itself. */
export const PLACES = ['not_found', 'thank_you', 'member', 'article', 'help', 'uninstall'] as const;
