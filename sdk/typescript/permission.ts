import { createHash, randomBytes } from 'node:crypto';
import { readSigned, type ShopKey, type SignatureRefusal } from './jws.ts';

/** What a program may do, and until when. */
export interface Permission {
  /** The licence key; null in an answer of the shop, which does not repeat it. */
  key: string | null;
  /** The product that was bought. */
  pid: string;
  /** The products that the licence opens: the one that was bought, and a bundle's contents. */
  opens: readonly string[];
  /** `1M`, `1Y`, `LFT`, `Lifetime+5PC`, `trial`. */
  licenceType: string;
  seats: number;
  deviceId: string;
  /** Null if it never stops working. */
  worksUntil: Date | null;
  /** New versions published after this are not included; null if all are. */
  updatesUntil: Date | null;
  /** Until then the program works without asking the shop; null for a licence file, which never asks. */
  checkAgainBy: Date | null;
}

export type Refusal =
  | SignatureRefusal
  /** It is the answer to another request. */
  | 'other_request'
  /** It was made for another machine. */
  | 'other_device'
  /** It opens no product that this program is. */
  | 'other_product'
  /** The licence has ended. */
  | 'expired'
  /** The shop has to be asked again. */
  | 'check_due'
  /** This machine's clock is behind a time that it has already shown. */
  | 'clock_wound_back';

export type Checked =
  /** `latest`: store it as the latest time seen on this machine. */
  { ok: true; permission: Permission; issuedAt: Date; latest: Date } | { ok: false; refusal: Refusal };

export interface Checking {
  /** The keys that the program was shipped with. */
  keys: readonly ShopKey[];
  /** The products that the program is. */
  pids: readonly string[];
  /** The text that the program derives from this machine. */
  device: string;
  now: Date;
  /** The latest time ever seen on this machine. */
  latest: Date;
}

/**
 * How far a clock may be set back before it counts as wound back, and be ahead of the shop's time in its reply, in ms: for
 * travellers and empty batteries.
 */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;

/** A new nonce for a request. It contains a hash of the machine, so that a stored answer works on this machine only. */
export function nonceFor(device: string, salt = randomBytes(16).toString('base64url')): string {
  return `${salt}.${sha256(`${salt}.${device}`)}`;
}

/**
 * Whether the shop's signed answer lets this program run on this machine now. The answer to the nonce that was just sent also
 * gives the current time, whatever was seen before: a clock that once ran ahead and was corrected is trusted again, and one
 * that is up to a day ahead does not end a period before it ends at the shop.
 * @param nonce the one that was sent; left out for a stored answer that is read again.
 */
export function checkAnswer(text: string, checking: Checking & { nonce?: string }): Checked {
  const isReply = checking.nonce !== undefined;
  return check(text, checking, { typ: undefined, isReply, isNews: () => isReply }, ({ nonce }) => {
    if (typeof nonce !== 'string') return 'malformed';
    if (checking.nonce !== undefined && nonce !== checking.nonce) return 'other_request';
    const [salt = ''] = nonce.split('.', 1);
    return nonce === nonceFor(checking.device, salt) ? undefined : 'other_device';
  });
}

/**
 * Whether a licence file lets this program run on this machine now. A file that was signed after everything else this machine
 * has had from the shop also gives the current time, as an answer does.
 * @param newestKept when the newest text of the shop that this machine has had was signed; left out for a stored file that is
 * read again.
 */
export function checkLicenceFile(text: string, checking: Checking & { newestKept?: Date }): Checked {
  const { newestKept } = checking;
  const isNews = (issuedAt: Date) => newestKept !== undefined && issuedAt > newestKept;
  const kind = { typ: 'spindle-licence', isReply: false, isNews };
  return check(text.replace(/\s/g, ''), checking, kind, ({ v, device }) => {
    if (v !== 1) return 'malformed';
    return device === sha256(checking.device) ? undefined : 'other_device';
  });
}

/** When the shop signed a stored text; undefined if it has not signed it. */
export function signedAt(text: string, keys: readonly ShopKey[]): Date | undefined {
  const signed = readSigned(text.replace(/\s/g, ''), keys);
  return signed.ok && typeof signed.payload.iat === 'number'
    ? new Date(signed.payload.iat * 1000)
    : undefined;
}

function check(
  text: string,
  { keys, pids, now, latest }: Checking,
  { typ, isReply, isNews }: { typ: string | undefined; isReply: boolean; isNews(issuedAt: Date): boolean },
  isForeign: (payload: Readonly<Record<string, unknown>>) => Refusal | undefined,
): Checked {
  const signed = readSigned(text, keys);
  if (!signed.ok) return signed;
  const permission = permissionOf(signed.payload);
  const { iat } = signed.payload;
  if (signed.typ !== typ || !permission || typeof iat !== 'number')
    return { ok: false, refusal: 'malformed' };
  const foreign = isForeign(signed.payload);
  if (foreign) return { ok: false, refusal: foreign };
  if (!permission.opens.some((pid) => pids.includes(pid))) return { ok: false, refusal: 'other_product' };
  const { worksUntil, checkAgainBy } = permission;
  const issuedAt = new Date(iat * 1000);
  const news = isNews(issuedAt);
  const seen = news ? issuedAt.getTime() : Math.max(latest.getTime(), issuedAt.getTime());
  if (now.getTime() < seen - CLOCK_TOLERANCE_MS) return { ok: false, refusal: 'clock_wound_back' };
  const isTimeOfShop = isReply && now.getTime() <= seen + CLOCK_TOLERANCE_MS;
  // Setting the clock back within the tolerance does not gain time.
  const at = isTimeOfShop ? seen : Math.max(now.getTime(), seen);
  if (worksUntil && at >= worksUntil.getTime()) return { ok: false, refusal: 'expired' };
  if (checkAgainBy && at >= checkAgainBy.getTime()) return { ok: false, refusal: 'check_due' };
  return { ok: true, permission, issuedAt, latest: news ? issuedAt : new Date(at) };
}

function permissionOf(payload: Readonly<Record<string, unknown>>): Permission | undefined {
  const { key = null, pid, licence_type: licenceType, seats, device_id: deviceId } = payload;
  const worksUntil = dateOf(payload.works_until);
  const updatesUntil = dateOf(payload.updates_until);
  const checkAgainBy = dateOf(payload.check_again_by ?? null);
  // Texts that were signed before bundles opened their contents open their own product only.
  const opens = payload.opens ?? [pid];
  const texts = [pid, licenceType, deviceId].every((value) => typeof value === 'string');
  const dates = [worksUntil, updatesUntil, checkAgainBy].every((value) => value !== undefined);
  if (!Array.isArray(opens) || !opens.every((each) => typeof each === 'string')) return undefined;
  if (!texts || !dates || typeof seats !== 'number' || (key !== null && typeof key !== 'string'))
    return undefined;
  return {
    key,
    pid,
    opens,
    licenceType,
    seats,
    deviceId,
    worksUntil,
    updatesUntil,
    checkAgainBy,
  } as Permission;
}

/** Undefined if it is neither a date nor null. */
function dateOf(value: unknown): Date | null | undefined {
  if (value === null) return null;
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
