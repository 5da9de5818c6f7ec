import { actorOf } from '@spindle/domain/backend-api/require-member.ts';
import { releaseMemberDevice } from '@spindle/domain/licences/activation/release-member-device.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { failed } from '../failed-submission.ts';
import { askedDevice } from './asked-device.ts';

/** The form that frees a seat; the address says which. */
export async function releaseAction(form: FormData, context: Readonly<RouterContextProvider>, url: URL) {
  const { db, clock, limits } = context.get(servicesContext);
  const { page, viewer } = context.get(requestContext);
  const links = linksFor(page);
  const who = await viewer();
  if (who.kind === 'anonymous') throw redirectTo(context, links.member('login', links.member('devices')));
  const deviceId = askedDevice(url);
  if (deviceId === undefined) throw await pageNotFound(context);
  const released = await releaseMemberDevice(
    { db, clock, limits },
    { actor: actorOf(who), memberId: who.memberId, deviceId },
  );
  if (released.ok) return redirectTo(context, links.releasedDevice(), { status: 303 });
  if (released.error === 'device_unknown') throw await pageNotFound(context);
  return failed(form, released);
}
