import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { openLog } from '@spindle/platform/log.ts';
import { getPayload } from 'payload';
import { guardedApi } from '../../../../guarded-api.ts';
import config from '../../../../payload.config.ts';
import { settings } from '../../../../settings.ts';

const isStaff = async (headers: Headers) => {
  const payload = await getPayload({ config });
  return Boolean((await payload.auth({ headers })).user);
};

const log = openLog('backoffice', settings().logLevel);

const guarded = (handle: ReturnType<typeof REST_GET>) => guardedApi(handle, isStaff, log);

/** The calls of the admin pages; visitors read content from the storefront. */
export const GET = guarded(REST_GET(config));
export const POST = guarded(REST_POST(config));
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = guarded(REST_OPTIONS(config));
