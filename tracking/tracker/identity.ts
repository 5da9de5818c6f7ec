import type { PageViewAnswer, TrackingEvent } from '../protocol/event.ts';
import { SESSION_SECONDS } from '../protocol/event.ts';
import { forgetId, forgetIds, readId, writeId } from './cookies.ts';

export interface Identity {
  /** The visitor's GUID, created at the first event. */
  guid(): string;
  /** The ids for an event. Each event prolongs the session. */
  ids(): Pick<TrackingEvent, 'token_id' | 'tmp_token_id' | 's_id' | 'doc_id' | 'visit_timestamp'>;
  /**
   * Takes the ids from the collector's answer to a page view. From the answer to an earlier document's page view only the
   * visitor's token is taken, and only if there is none yet, since document and visit have changed.
   */
  adopt(data: PageViewAnswer['data'], thisDocument: boolean): void;
  /** The document is shown again: its id must not be used any more. */
  newDocument(): void;
  forget(): void;
}

/** Ids live in cookies; the document's own id is kept here too, because another tab may overwrite the cookie. */
export function createIdentity(): Identity {
  let sessionSeconds = SESSION_SECONDS;
  let docId: string | undefined;

  function guid(): string {
    const known = readId('guid') ?? newId();
    writeId('guid', known);
    return known;
  }

  function session(): string {
    let id = readId('s_id');
    if (!id) {
      id = newId();
      forgetId('visit_timestamp');
    }
    writeId('s_id', id, sessionSeconds);
    return id;
  }

  return {
    guid,
    ids() {
      const s_id = session();
      const started = Number(readId('visit_timestamp'));
      const token_id = readId('token_id');
      const tmp_token_id = token_id ? undefined : readId('tmp_token_id');
      return {
        s_id,
        ...(token_id && { token_id }),
        ...(tmp_token_id && { tmp_token_id }),
        ...(docId && { doc_id: docId }),
        ...(started && { visit_timestamp: started }),
      };
    },
    adopt({ token_id, tmp_token_id, doc_id, visit_timestamp, s_id, s_expiration }, thisDocument) {
      if (thisDocument) {
        docId = doc_id;
        sessionSeconds = s_expiration;
        writeId('doc_id', doc_id);
        writeId('visit_timestamp', visit_timestamp);
        writeId('s_id', s_id, s_expiration);
      } else if (readId('token_id') ?? readId('tmp_token_id')) return;
      if (tmp_token_id) writeId('tmp_token_id', tmp_token_id);
      if (token_id) {
        writeId('token_id', token_id);
        forgetId('tmp_token_id');
      }
    },
    newDocument() {
      docId = undefined;
    },
    forget: forgetIds,
  };
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
