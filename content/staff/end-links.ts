import type { CollectionBeforeChangeHook } from 'payload';

/**
 * With another password or address, a link that was mailed before sets no password any more: whoever reads the mailbox of
 * before would come in with it.
 */
export const endLinks: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const hasMoved = data.email !== undefined && data.email !== originalDoc?.email;
  if (operation !== 'update' || !(data.password || hasMoved)) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
