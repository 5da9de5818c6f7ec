import { type Endpoint, NotFound, type SanitizedConfig } from 'payload';

/**
 * Payload has calls for versions at every collection, and those of collections without versions fail with an error, before
 * anybody is asked who they are. These collections answer that there is no such call.
 */
export function noVersionCalls(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions && collection.endpoints) {
      collection.endpoints = [...NOT_THERE, ...collection.endpoints];
    }
  }
  return config;
}

const handler = () => {
  throw new NotFound();
};
const NOT_THERE: readonly Endpoint[] = [
  { path: '/versions', method: 'get', handler },
  { path: '/versions/:id', method: 'get', handler },
  { path: '/versions/:id', method: 'post', handler },
];
