import type { IncomingMessage } from 'node:http';

/** What of a GET decides which stored answer it gets. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;
