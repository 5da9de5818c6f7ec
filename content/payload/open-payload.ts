import { BasePayload, type Payload } from 'payload';
import { type ContentConfigOptions, contentConfig } from './payload-config.ts';

export interface OpenPayload {
  payload: Payload;
  /** Also closes its database connections, which Payload itself leaves open. */
  close(): Promise<void>;
}

/** Starts the content system outside the back office. */
export async function openPayload(options: ContentConfigOptions): Promise<OpenPayload> {
  const payload = await new BasePayload().init({ config: contentConfig(options) });
  const { pool } = payload.db;
  return {
    payload,
    async close() {
      await payload.destroy();
      await pool.end();
    },
  };
}
