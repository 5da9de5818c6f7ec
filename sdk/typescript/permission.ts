import { createHash, randomBytes } from 'node:crypto';
import { readSigned, type ShopKey, type SignatureRefusal } from './jws.ts';

/** What a program may do, and until when. */
export interface Permission {
  /** The licence key; null in an answer of the shop, which doesn't repeat it. */
  key: string | null;
  /** What was bought. */
  pid: string;
  /** The products that the licence opens: what was bought, and what that holds as a bundle. */
  opens: readonly string[];
  /** `1M`, `1Y`, `LFT`, `Lifetime+5PC`, `trial`. */
  licenceType: string;
  seats: number;
  deviceId: string;
  /** Null: it never stops working. */
  worksUntil: Date | null;
  /** New versions of a later date are not in it; null: all that come. */
  updatesUntil: Date | null;
  /** The program works until then without asking the shop; null for a licence file, which asks never. */
  checkAgainBy: Date | null;
}

export type Refusal =
  | SignatureRefusal
  /** It answers another request. */
  | 'other_request'
  /** It was made for another machine. */
  | 'other_device'
  /** It opens no product that this program is. */
  | 'other_product'
  /** The licence has ended. */
  | 'expired'
  /** The shop has to be asked again. */
  | 'check_due'
  /** This machine's clock shows a time that has been before. */
  | 'clock_wound_back';

export type Checked =
  /** `latest`: what is to be kept as the latest time that was seen on this machine. */
  { ok: true; permission: Permission; issuedAt: Date; latest: Date } | { ok: false; refusal: Refusal };

export interface Checking {
  /** The keys that the program was shipped with. */
  keys: readonly ShopKey[];
  /** The products that the program is. */
  pids: readonly string[];
  /** What the program makes of this machine. */
  device: string;
  now: Date;
  /** The latest time that was ever seen on this machine. */
  latest: Date;
}

/** How far a clock may go back before it counts as wound back, in ms: travellers and batteries. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;

/**
 * A new nonce for a request. It holds a hash of the machine, so that an answer that is kept works on this machine
 * alone.
 */
export function nonceFor(device: string, salt = randomBytes(16).toString('base64url')): string {
  return `${salt}.${sha256(`${salt}.${device}`)}`;
}

/**
 * Whether the shop's signed answer lets this program run on this machine now. The answer to the nonce that was just sent
 * says what time it is, whatever time was seen before: a clock that ran ahead once and was put right is believed again.
 * @param nonce what was sent; left out for an answer that was kept and is read again.
 */
export function checkAnswer(text: string, checking: Checking & { nonce?: string }): Checked {
  const isNews = () => checking.nonce !== undefined;
  return check(text, checking, { typ: undefined, isNews }, ({ nonce }) => {
    if (typeof nonce !== 'string') return 'malformed';
    if (checking.nonce !== undefined && nonce !== checking.nonce) return 'other_request';
    const [salt = ''] = nonce.split('.', 1);
    return nonce === nonceFor(checking.device, salt) ? undefined : 'other_device';
  });
}

/**
 * Whether a licence file lets this program run on this machine now. One that the shop has signed after all that this
 * machine had of it says what time it is, as an answer does.
 * @param newestKept when the shop signed the newest text that this machine had of it; left out for a file that was kept
 * and is read again.
 */
export function checkLicenceFile(text: string, checking: Checking & { newestKept?: Date }): Checked {
  const { newestKept } = checking;
  const isNews = (issuedAt: Date) => newestKept !== undefined && issuedAt > newestKept;
  return check(text.replace(/\s/g, ''), checking, { typ: 'spindle-licence', isNews }, ({ v, device }) => {
    if (v !== 1) return 'malformed';
    return device === sha256(checking.device) ? undefined : 'other_device';
  });
}

/** When the shop signed a text that is kept; undefined for what it has not signed. */
export function signedAt(text: string, keys: readonly ShopKey[]): Date | undefined {
  const signed = readSigned(text.replace(/\s/g, ''), keys);
  return signed.ok && typeof signed.payload.iat === 'number'
    ? new Date(signed.payload.iat * 1000)
    : undefined;
}

function check(
  text: string,
  { keys, pids, now, latest }: Checking,
  { typ, isNews }: { typ: string | undefined; isNews(issuedAt: Date): boolean },
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
  // A clock within the tolerance does not bring time back that was used up.
  const at = Math.max(now.getTime(), seen);
  if (worksUntil && at >= worksUntil.getTime()) return { ok: false, refusal: 'expired' };
  if (checkAgainBy && at >= checkAgainBy.getTime()) return { ok: false, refusal: 'check_due' };
  return { ok: true, permission, issuedAt, latest: news ? issuedAt : new Date(at) };
}

function permissionOf(payload: Readonly<Record<string, unknown>>): Permission | undefined {
  const { key = null, pid, licence_type: licenceType, seats, device_id: deviceId } = payload;
  const worksUntil = dateOf(payload.works_until);
  const updatesUntil = dateOf(payload.updates_until);
  const checkAgainBy = dateOf(payload.check_again_by ?? null);
  // What was signed before bundles opened what they hold opens its own product.
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

/** Undefined for what is neither a date nor null. */
function dateOf(value: unknown): Date | null | undefined {
  if (value === null) return null;
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
