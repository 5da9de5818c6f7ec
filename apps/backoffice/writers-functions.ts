import { nothingToWithdraw, type Schedule } from '@spindle/content/publishing/nothing-to-withdraw.ts';
import { writers } from '@spindle/content/staff/access.ts';
import { says } from '@spindle/content/staff/says.ts';
import type { ServerFunction } from 'payload';

/** What Payload's admin pages call past the access rules of the documents, held to them. */

/**
 * Whether a function of this name can be meant. Payload looks names up in an object and finds what every object inherits,
 * too: `constructor` answered anybody with all that a function is given, from the import map to the request.
 */
export const isFunctionName = (name: unknown): boolean => typeof name === 'string' && !(name in {});

/** Payload schedules, and takes back what is scheduled, for whoever may see the admin pages. */
export function forWriters(handle: ServerFunction): ServerFunction {
  return async (args) =>
    (await writers({ req: args.req })) ? handle(args) : { error: says(args.req)('schedule.role') };
}

/** Payload schedules the withdrawal of what was never published, and says nothing when its time comes. */
export function forPublished(handle: ServerFunction): ServerFunction {
  return async (args) =>
    (await nothingToWithdraw(args.req, args as Schedule))
      ? { error: says(args.req)('schedule.nothing') }
      : handle(args);
}

/** Payload locks a document for whoever opens its form; who only reads keeps nobody out of it. */
export function lockingForWriters(handle: ServerFunction): ServerFunction {
  return async (args) =>
    handle(
      (await writers({ req: args.req }))
        ? args
        : { ...args, returnLockStatus: false, updateLastEdited: false },
    );
}
