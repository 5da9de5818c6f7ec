/** Zones in which a promotion's days can be named, by their IANA names; the first is the default. */
export const TIME_ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Asia/Taipei',
  'Asia/Tokyo',
] as const;
