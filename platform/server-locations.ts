/** Data-centre regions a visitor can be served from (spec §9). This file is sent to browsers. */
export const SERVER_LOCATIONS = ['us', 'fr', 'de', 'ja'] as const;
export type ServerLocation = (typeof SERVER_LOCATIONS)[number];
