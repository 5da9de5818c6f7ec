import type { CollectionBeforeChangeHook } from 'payload';

/**
 * A new password or address invalidates a link that was mailed before: otherwise somebody who can read the former mailbox
 * could still set a password with it.
 */
export const endLinks: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const hasMoved = data.email !== undefined && data.email !== originalDoc?.email;
  if (operation !== 'update' || !(data.password || hasMoved)) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
