import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { DeviceSystem } from '@spindle/domain/licences/activation/device.ts';
import { readMachineWish } from '@spindle/domain/licences/activation/offline/machine-text.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** A licence that a member may give to the computer. */
export interface LicenceToUse {
  id: string;
  key: string;
  product: string;
}

/** What the page asks for next. */
export type OfflineStep =
  | { kind: 'code'; code: string; wrong: boolean }
  | {
      kind: 'request';
      code: string;
      computer: string;
      system: DeviceSystem;
      /** Undefined if nobody is logged in. */
      licences: LicenceToUse[] | undefined;
    }
  | { kind: 'release'; code: string };

/** @param code as the program shows it, or as somebody has copied it */
export async function loadOffline(
  context: Readonly<RouterContextProvider>,
  code: string,
): Promise<OfflineStep> {
  const wish = readMachineWish(code);
  if (!wish) return { kind: 'code', code, wrong: code.trim() !== '' };
  if (wish.kind === 'release') return { kind: 'release', code };
  const { name, system } = wish;
  const licences = await licencesToUse(context);
  return { kind: 'request', code, computer: name, system, licences };
}

async function licencesToUse(context: Readonly<RouterContextProvider>): Promise<LicenceToUse[] | undefined> {
  const { db, clock } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const who = await viewer();
  if (who.kind !== 'member') return undefined;
  const all = await licencesOfMember({ db, clock }, { memberId: who.memberId });
  const usable = all.filter(({ state, licenceType }) => state === 'active' && licenceType !== 'trial');
  const offers = await findOffers(
    db,
    usable.map(({ pid }) => pid),
  );
  return usable.map(({ id, key, pid, productName }) => {
    const offer = offers.find((sold) => sold.pid === pid);
    return { id, key, product: offer ? namesIn(offer, locale).name : productName };
  });
}
