import type { HttpBindings } from '@hono/node-server';
import type { Client } from './client.ts';

/** What every handler behind the stored pages finds in its context. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    client: Client;
    /** The body is too long to be held in memory as a whole. */
    isLong?: true;
  };
};
