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

/** The shop's own programs read as a visitor would; over the back office's calls only staff read. */
const inShop = (req: PayloadRequest) => req.payloadAPI === 'local';
export const anyone: Access = ({ req }) => has(req, ...ROLES) || inShop(req);

/** What a picture's document says is for staff; its file is for anybody. */
export const pictures: Access = (asked) => asked.isReadingStaticFile || anyone(asked);

/** Staff see drafts too; visitors what is published and shown in the language asked for. */
export const published: Access = ({ req }) =>
  has(req, ...ROLES) || (inShop(req) && { and: [isPublished, isShown] });

const isPublished: Where = { _status: { equals: 'published' } };
const isShown: Where = { shown: { equals: true } };

/** Admins change every account, others their own. */
export const adminsOrSelf: Access = ({ req }) =>
  has(req, 'admin') || (roleOf(req) ? { id: { equals: req.user?.id } } : false);

export const adminsOnlyField: FieldAccess = ({ req }) => has(req, 'admin');
