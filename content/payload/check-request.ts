import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { wellFormed } from '@spindle/platform/well-formed.ts';
import { APIError, type PayloadRequest } from 'payload';
import { documentProblem } from './check-document.ts';
import { choosesDocuments } from './chooses-documents.ts';
import { asksForPlaces, CANT_BE_ASKED } from './say-bad-question.ts';

/** Documents in one answer at most. */
const MOST = 500;

/** How deep references are followed at most: page → product → picture. */
const DEEPEST = 3;

/**
 * Before what is asked over REST, of a collection or a global. Without a language Payload writes words of none, and
 * they are lost; without an end it answers with everything there is; a document of any size holds everybody else up;
 * text that PostgreSQL can't keep is an error of the server; and a global that somebody else is editing it overwrites.
 */
export function checkRequest<Args>({ args, operation, req }: Asked<Args>): Args | undefined {
  if (req.payloadAPI !== 'REST') return args;
  checkId({ args, operation, req });
  const { locale } = req;
  if (!locale) req.locale = 'en';
  else if (locale !== 'all' && !ALL_LOCALES.some((known) => known === locale)) {
    throw badRequest(`There is no language “${locale}”. Known are ${ALL_LOCALES.join(', ')} and all.`);
  }
  checkChoice({ args, operation, req });
  if (asksForPlaces((args as { where?: unknown } | undefined)?.where)) throw badRequest(CANT_BE_ASKED);
  if (args && operation === 'read') return boundRead(args, req);
  if (operation === 'create' || operation === 'update') checkDocument(args, req);
  const whole = answerWhole({ args, operation });
  if (whole && operation === 'create') return withWellFormed(whole);
  if (whole && operation === 'update')
    return { ...withWellFormed(whole), overrideLock: overridesLock(whole, req) };
  return whole;
}

/** Before one document is asked for over REST: Payload takes the last part of an address for its id, as in `/staff/unlock`. */
export function checkId<Args>({ args, req }: Asked<Args>): void {
  const { id } = (args ?? {}) as { id?: unknown };
  if (req.payloadAPI === 'REST' && Number.isNaN(id)) throw badRequest(CANT_BE_ASKED);
}

/** Before many are changed or deleted at once over REST: the filter has to say which. */
export function checkChoice<Args>({ args, operation, req }: Asked<Args>): void {
  if (req.payloadAPI !== 'REST' || (operation !== 'update' && operation !== 'delete')) return;
  const { id, where } = args as { id?: unknown; where?: unknown };
  if (id !== undefined || where === undefined || where === '' || choosesDocuments(where)) return;
  throw badRequest('“where” has an empty condition, which every document would meet. Nothing was changed.');
}

/**
 * Before something is written: the hooks that run afterwards get what the answer holds of the document, so it holds all, whatever
 * fields were asked for (`select`). Payload's `forceSelect` adds none that was named to be left out.
 */
export function answerWhole<Args>({ args, operation }: Omit<Asked<Args>, 'req'>): Args | undefined {
  return args && WRITES.test(operation) ? { ...args, select: undefined } : args;
}

const WRITES = /^(?:create|update|delete)$/;

interface Asked<Args> {
  args?: Args;
  operation: string;
  req: PayloadRequest;
}

function checkDocument<Args>(args: Args, req: PayloadRequest): void {
  const problem = documentProblem((args as { data?: unknown } | undefined)?.data, req);
  if (problem) throw badRequest(problem);
}

/** Of a form nothing else is read: a picture's file comes beside it. */
function withWellFormed<Args>(args: Args): Args {
  const { data } = args as { data?: unknown };
  return data === undefined ? args : { ...args, data: wellFormed(data) };
}

function boundRead<Args>(args: Args, { query }: PayloadRequest): Args {
  const { limit, depth, pagination } = args as { limit?: unknown; depth?: number; pagination?: boolean };
  // What hooks read for themselves has the same request and its own limit.
  const isAsked = query?.limit !== undefined && (typeof limit !== 'number' || limit === Number(query.limit));
  if (isAsked && limit !== undefined && !(typeof limit === 'number' && limit > 0 && limit <= MOST)) {
    throw badRequest(`“limit” is a number from 1 to ${MOST}.`);
  }
  return {
    ...args,
    // Without pages Payload answers with all there are.
    ...(pagination === false && limit === undefined && { limit: MOST }),
    ...(depth !== undefined && depth > DEEPEST && { depth: DEEPEST }),
  };
}

/** Of a global, Payload leaves out what was asked. */
function overridesLock<Args>(args: Args, { query }: PayloadRequest): boolean {
  return (args as { overrideLock?: boolean }).overrideLock ?? query?.overrideLock === 'true';
}

const badRequest = (message: string) => new APIError(message, 400);
