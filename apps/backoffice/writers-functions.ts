import { nothingToWithdraw, type Schedule } from '@spindle/content/publishing/nothing-to-withdraw.ts';
import { writers } from '@spindle/content/staff/access.ts';
import { says } from '@spindle/content/staff/says.ts';
import type { ServerFunction } from 'payload';

/** The functions that Payload's admin pages call past the access rules of the documents; these wrappers apply the rules. */

/**
 * Whether a function of this name can exist. Payload looks names up in an object and also finds what every object
 * inherits: `constructor` answered anybody with everything that a function is given, from the import map to the request.
 * A name that it does not find is written to the log as it is, so it must not hold a line of its own.
 */
export const isFunctionName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z-]{1,60}$/.test(name) && !(name in {});

/** By itself, Payload lets everybody who may see the admin pages schedule documents and cancel schedules. */
export function forWriters(handle: ServerFunction): ServerFunction {
  return async (args) =>
    (await writers({ req: args.req })) ? handle(args) : { error: says(args.req)('schedule.role') };
}

/** By itself, Payload accepts a schedule to unpublish what was never published, and says nothing when its time comes. */
export function forPublished(handle: ServerFunction): ServerFunction {
  return async (args) =>
    (await nothingToWithdraw(args.req, args as Schedule))
      ? { error: says(args.req)('schedule.nothing') }
      : handle(args);
}

/** By itself, Payload locks a document for whoever opens its form; those who can only read must not lock out others. */
export function lockingForWriters(handle: ServerFunction): ServerFunction {
  return async (args) =>
    handle(
      (await writers({ req: args.req }))
        ? args
        : { ...args, returnLockStatus: false, updateLastEdited: false },
    );
}
