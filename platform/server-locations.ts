/** Data-centre regions a visitor can be served from (spec §9). This file reaches the browser. */
export const SERVER_LOCATIONS = ['us', 'fr', 'de', 'ja'] as const;
export type ServerLocation = (typeof SERVER_LOCATIONS)[number];
