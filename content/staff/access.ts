import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';

/** What a member of staff may do. Support and accountants read, editors write and publish, admins also run the shop. */
export const ROLES = ['admin', 'editor', 'support', 'accountant'] as const;
export type Role = (typeof ROLES)[number];

function roleOf(req: PayloadRequest): Role | undefined {
  const user = req.user as { collection?: string; role?: Role } | null;
  return user?.collection === 'staff' ? user.role : undefined;
}

const has = (req: PayloadRequest, ...roles: Role[]) => {
  const role = roleOf(req);
  return role !== undefined && roles.includes(role);
};

export const admins: Access = ({ req }) => has(req, 'admin');
export const writers: Access = ({ req }) => has(req, 'admin', 'editor');
export const staff: Access = ({ req }) => has(req, ...ROLES);

/** The shop's own programs read with the rights of a visitor; through the back office's calls, only staff can read. */
const inShop = (req: PayloadRequest) => req.payloadAPI === 'local';
export const anyone: Access = ({ req }) => has(req, ...ROLES) || inShop(req);

/** A picture's document is only for staff; its file is for anybody. */
export const pictures: Access = (asked) => asked.isReadingStaticFile || anyone(asked);

/** Staff also see drafts; visitors see what is published and shown in the language asked for. */
export const published: Access = ({ req }) =>
  has(req, ...ROLES) || (inShop(req) && { and: [isPublished, isShown] });

const isPublished: Where = { _status: { equals: 'published' } };
const isShown: Where = { shown: { equals: true } };

/** Admins may change every account, others only their own. */
export const adminsOrSelf: Access = ({ req }) =>
  has(req, 'admin') || (roleOf(req) ? { id: { equals: req.user?.id } } : false);

export const adminsOnlyField: FieldAccess = ({ req }) => has(req, 'admin');
