/** Screens of `/member?a=` for visitors who are not logged in, or need not be. */
export const VISITORS_SECTIONS = [
  'login',
  'sign_in',
  'register',
  'reset_password',
  'revert_address',
  'not_me',
  'keep_account',
  'your_data',
  'second_factor',
  'act_as',
] as const;

/** Sections of the member centre, in the order of its list. The overview is `/member` itself and has no name in `?a=`. */
export const CENTRE_SECTIONS = [
  'overview',
  'my_products',
  'devices',
  'subscriptions',
  'orders',
  'account',
  'security',
  'privacy',
] as const;

export type CentreSection = (typeof CENTRE_SECTIONS)[number];

/** A section that can be shown. */
export type ShownSection = (typeof VISITORS_SECTIONS)[number] | CentreSection;

/** The values of `/member?a=`; `log_out` is for forms only. */
export type MemberSection = Exclude<ShownSection, 'overview'> | 'log_out';
