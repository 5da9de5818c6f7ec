/** What staff may do in the shop; a role has a row for each of its permissions (`tables.ts`). */
export const PERMISSIONS = [
  /** See orders and who placed them; decide about orders in review. */
  'orders',
  /** Send money back, up to the role's limit. */
  'refunds',
  /** Stop, revoke and extend licences, free their seats. */
  'licences',
  /** Pause, resume and cancel subscriptions. */
  'subscriptions',
  /** See members: their account, their sessions, notes about them. */
  'members',
  /** Write notes about members, and change one's own. */
  'member_notes',
  /** Remove notes, whoever wrote them. */
  'member_note_removal',
  /** End sessions of members; block and unblock members. */
  'member_access',
  /** Merge two accounts of one person. */
  'member_merge',
  'exchange_codes',
  /** Look at the shop as a member sees it, for 15 minutes and with a reason. */
  'act_as_member',
  /** Issue and correct invoices. */
  'invoices',
  /** Coupons, promotion rules, weights of payment methods. */
  'prices',
  /** Import another shop's data. */
  'import',
  /** Publish installers for download. */
  'releases',
  /** Download the books for the accountant, and the tax returns. */
  'books',
  /** See the sales. */
  'sales',
  /** Tax rates and registrations. */
  'taxes',
  /** The seller, as named on documents. */
  'seller',
  /** Where webhooks are sent, and their signing secrets. */
  'webhooks',
  /** Retry failed jobs. */
  'jobs',
  /** See what everybody else has changed. */
  'audit',
  /** Set what each role may do. */
  'roles',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Administrators can't lose this one: somebody has to be able to give permissions back. */
export const KEPT_BY_ADMINS = 'roles' satisfies Permission;
