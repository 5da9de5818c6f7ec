import { actorOf } from '@spindle/domain/backend-api/require-member.ts';
import { releaseMemberDevice } from '@spindle/domain/licences/activation/release-member-device.ts';
import { takeSeatAgain } from '@spindle/domain/licences/activation/take-seat-again.ts';
import { data, type RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { type FormAnswer, failed } from '../failed-submission.ts';
import { askedDevice, keptDevice } from './asked-device.ts';

/** The forms that free a seat and that undo it; the address says which. With `stay`, the list stays where it is. */
export async function releaseAction(form: FormData, context: Readonly<RouterContextProvider>, url: URL) {
  const { db, clock, limits } = context.get(servicesContext);
  const { page, viewer } = context.get(requestContext);
  const links = linksFor(page);
  const who = await viewer();
  if (who.kind === 'anonymous') throw redirectTo(context, links.member('login', links.member('devices')));
  const whose = { actor: actorOf(who), memberId: who.memberId };
  const to = (target: string) =>
    form.has('stay') ? data<FormAnswer>({}) : redirectTo(context, target, { status: 303 });

  const kept = keptDevice(url);
  if (kept !== undefined) {
    const result = await takeSeatAgain({ db, clock }, { ...whose, deviceId: kept });
    if (result.ok) return to(links.keptDevice('yes'));
    return form.has('stay') ? failed(form, result) : to(links.keptDevice('no'));
  }
  const deviceId = askedDevice(url);
  if (deviceId === undefined) throw await pageNotFound(context);
  const released = await releaseMemberDevice({ db, clock, limits }, { ...whose, deviceId });
  if (released.ok) return to(links.releasedDevice(deviceId));
  if (released.error === 'device_unknown') throw await pageNotFound(context);
  return failed(form, released);
}
