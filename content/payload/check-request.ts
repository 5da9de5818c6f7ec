import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { wellFormed } from '@spindle/platform/well-formed.ts';
import { APIError, type PayloadRequest } from 'payload';
import { documentProblem } from './check-document.ts';
import { choosesDocuments } from './chooses-documents.ts';
import { asksForPlaces, CANT_BE_ASKED } from './say-bad-question.ts';

/** The most documents in one answer. */
const MOST = 500;

/** The deepest references that are followed; page → product → picture is a depth of 2. */
const DEEPEST = 3;

/**
 * Runs before every REST operation on a collection or a global, and makes up for what Payload lacks. Without a language,
 * Payload would write words that belong to none and are lost. Without a limit, it would answer with everything there is.
 * A document of any size would block all other requests. Text that PostgreSQL can't store would be a server error. And a
 * global that somebody else is editing would be overwritten.
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

/** Runs before one document is asked for over REST: Payload takes the last part of a path for an id, even in `/staff/unlock`. */
export function checkId<Args>({ args, req }: Asked<Args>): void {
  const { id } = (args ?? {}) as { id?: unknown };
  if (req.payloadAPI === 'REST' && Number.isNaN(id)) throw badRequest(CANT_BE_ASKED);
}

/** Runs before many documents are changed or deleted at once over REST: the filter must say which. */
export function checkChoice<Args>({ args, operation, req }: Asked<Args>): void {
  if (req.payloadAPI !== 'REST' || (operation !== 'update' && operation !== 'delete')) return;
  const { id, where } = args as { id?: unknown; where?: unknown };
  if (id !== undefined || where === undefined || where === '' || choosesDocuments(where)) return;
  throw badRequest('“where” has an empty condition, which every document would meet. Nothing was changed.');
}

/**
 * Runs before something is written: later hooks get the same fields of the document as the answer, so the answer must
 * hold all of them, whatever fields were asked for (`select`). Payload's `forceSelect` does not add fields that `select`
 * excludes.
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

/** Only `data` is checked: nothing else in a form is read as text, and a picture's file is sent beside it. */
function withWellFormed<Args>(args: Args): Args {
  const { data } = args as { data?: unknown };
  return data === undefined ? args : { ...args, data: wellFormed(data) };
}

function boundRead<Args>(args: Args, { query }: PayloadRequest): Args {
  const { limit, depth, pagination } = args as { limit?: unknown; depth?: number; pagination?: boolean };
  // Reads by hooks share the request of the caller, but have a limit of their own.
  const isAsked = query?.limit !== undefined && (typeof limit !== 'number' || limit === Number(query.limit));
  if (isAsked && limit !== undefined && !(typeof limit === 'number' && limit > 0 && limit <= MOST)) {
    throw badRequest(`“limit” is a number from 1 to ${MOST}.`);
  }
  return {
    ...args,
    // Without pagination, Payload would answer with all documents.
    ...(pagination === false && limit === undefined && { limit: MOST }),
    ...(depth !== undefined && depth > DEEPEST && { depth: DEEPEST }),
  };
}

/** For globals, Payload does not pass on what the query asked. */
function overridesLock<Args>(args: Args, { query }: PayloadRequest): boolean {
  return (args as { overrideLock?: boolean }).overrideLock ?? query?.overrideLock === 'true';
}

const badRequest = (message: string) => new APIError(message, 400);
