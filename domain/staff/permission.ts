/** What staff may do in the shop, a row each for every role that may (`tables.ts`). */
export const PERMISSIONS = [
  /** See orders and who placed them; decide about those in review. */
  'orders',
  /** Send money back, up to the limit of the role. */
  'refunds',
  /** Stop, revoke and extend licences, free their seats. */
  'licences',
  /** Pause, resume and cancel subscriptions. */
  'subscriptions',
  /** See members: their account, where they are logged in, what staff have noted. */
  'members',
  /** Write notes about members, and change one's own. */
  'member_notes',
  /** Remove notes, whoever wrote them. */
  'member_note_removal',
  /** End sessions of members, block members and let them in again. */
  'member_access',
  /** Make one account of two that are one person's. */
  'member_merge',
  'exchange_codes',
  /** Look at the shop as a member sees it, for a quarter of an hour and with a reason. */
  'act_as_member',
  /** Issue and correct invoices. */
  'invoices',
  /** Coupons, promotion rules, weights of payment methods. */
  'prices',
  /** Bring in what another shop has kept. */
  'import',
  /** Put installers out for download. */
  'releases',
  /** Take the books along for the accountant, and the returns of tax. */
  'books',
  /** See what the shop has taken. */
  'sales',
  /** Tax rates and registrations. */
  'taxes',
  /** Who sells, as it stands on documents. */
  'seller',
  /** Where the shop sends what happens; the secrets it signs with. */
  'webhooks',
  /** Have failed work tried again. */
  'jobs',
  /** See what all others have changed. */
  'audit',
  /** Say what each role may do. */
  'roles',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What every administrator keeps: somebody has to be able to give back what was taken from the others. */
export const KEPT_BY_ADMINS = 'roles' satisfies Permission;
