import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { isHeldOffline, maskedName } from '@spindle/domain/licences/activation/device.ts';
import {
  issueByHand,
  type LicenceChoice,
} from '@spindle/domain/licences/activation/offline/issue-by-hand.ts';
import { releaseOfflineFile } from '@spindle/domain/licences/activation/offline/release-offline-file.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { replyTo } from '../forms/parse-form.ts';
import type { QrDrawing } from '../ui/QrCode.tsx';
import { drawQr } from './draw-qr.ts';

/** A computer that another one may replace; days are in the visitor's language. */
export interface SeatHolder {
  id: string;
  name: string;
  lastSeen: string;
  /** It works with a licence file, and can't be released from here. */
  offline: boolean;
}

/** The licence file, as the page shows it. */
export interface MadeFile {
  text: string;
  qr: QrDrawing;
  computer: string;
  product: string;
  key: string;
  worksUntil: string | undefined;
}

export interface OfflineAnswer {
  reply?: FormReply;
  /** The computers that use all seats of the licence. */
  holders?: SeatHolder[];
  made?: MadeFile;
  released?: boolean;
}

type Context = Readonly<RouterContextProvider>;

/** Makes the licence file that a computer without a network asks for. */
export async function makeFile(form: FormData, context: Context, code: string) {
  const { accounts, config } = context.get(servicesContext);
  const { ip, locale } = context.get(requestContext);
  const choice = await choiceOf(form, context);
  if (!choice) return refused(form, { key: 'field_required' });
  const instead = z.uuid().safeParse(form.get('release')).data;
  const issued = await issueByHand({ ...accounts, config }, { choice, request: code, instead, ip });
  if (issued.ok) return data<OfflineAnswer>({ made: await shown(issued, context) });
  if (issued.error === 'licence_seats_taken') {
    const day = dayFormatter(locale);
    const now = accounts.clock.now();
    // Somebody who knows only a key need not learn the names of computers.
    const nameOf = 'key' in choice ? maskedName : (name: string) => name;
    const holders = issued.devices.map((device) => ({
      ...{ id: device.id, name: nameOf(device.name), lastSeen: day(device.lastSeenAt) },
      offline: isHeldOffline(device, now),
    }));
    return data<OfflineAnswer>({ reply: replyTo(form, { problem: issued.error }), holders }, { status: 409 });
  }
  if ('retryAfterSeconds' in issued) return refusedFor(form, issued);
  const atKey = 'key' in choice && issued.error.startsWith('licence_');
  return refused(form, atKey ? { key: issued.error } : {}, issued.error);
}

/** Frees the seat of a computer without a network by its signed release. */
export async function releaseSeat(form: FormData, context: Context, code: string) {
  const { accounts } = context.get(servicesContext);
  const freed = await releaseOfflineFile(accounts, { release: code });
  if (freed.ok) return data<OfflineAnswer>({ released: true });
  return 'retryAfterSeconds' in freed ? refusedFor(form, freed) : refused(form, {}, freed.error);
}

function refusedFor(form: FormData, limited: { error: string; retryAfterSeconds: number }) {
  const headers = { 'Retry-After': String(limited.retryAfterSeconds) };
  return data<OfflineAnswer>({ reply: replyTo(form, { problem: limited.error }) }, { status: 429, headers });
}

function refused(form: FormData, fields: Record<string, string>, problem?: string) {
  const wrong = Object.keys(fields).length > 0 || problem === undefined ? { fields } : { problem };
  return data<OfflineAnswer>({ reply: replyTo(form, wrong) }, { status: 422 });
}

/** The licence of a typed key, or one of the member's own: a typed key counts, whatever else is selected. */
async function choiceOf(form: FormData, context: Context): Promise<LicenceChoice | undefined> {
  const key = String(form.get('key') ?? '').trim();
  if (key) return { key };
  const who = await context.get(requestContext).viewer();
  const licenceId = z.uuid().safeParse(form.get('licence')).data;
  return licenceId && who.kind === 'member' ? { memberId: who.memberId, licenceId } : undefined;
}

async function shown(
  { file, licence, device }: Extract<Awaited<ReturnType<typeof issueByHand>>, { ok: true }>,
  context: Context,
): Promise<MadeFile> {
  const { db } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const [offer] = await findOffers(db, [licence.pid]);
  return {
    ...{ text: file, qr: drawQr(file), computer: device.name, key: licence.key },
    product: offer ? namesIn(offer, locale).name : licence.productName,
    worksUntil: licence.worksUntil ? dayFormatter(locale)(licence.worksUntil) : undefined,
  };
}
