import type { IncomingMessage } from 'node:http';

/** The parts of a GET that decide which stored answer it gets. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;
