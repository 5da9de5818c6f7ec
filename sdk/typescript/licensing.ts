import { inTurn } from './in-turn.ts';
import type { ShopKey } from './jws.ts';
import { type Kept, NEVER, readKept, type Store, writeKept } from './kept.ts';
import { checkAnswer, checkLicenceFile, nonceFor, type Permission, type Refusal } from './permission.ts';
import { callShop, type Fetch, type ShopOutage, type ShopRefusal, TIMEOUT_MS } from './shop-call.ts';

export interface Licensing {
  /** The shop's address, such as `https://shop.example`. */
  shop: string;
  /** All keys of `/backend/licence/keys` at the time when the program was built, the next one included. */
  keys: readonly ShopKey[];
  /** The products that this program is, such as its edition for each system. */
  pids: readonly string[];
  /**
   * 16 to 256 characters that stay the same on this machine and differ on every other. All programs of a vendor must derive
   * the same text, so that those of a bundle use one seat.
   */
  device: string;
  /** The owner's name for the machine. */
  name: string;
  system: 'win' | 'mac';
  store: Store;
  fetch?: Fetch;
  /** The clock of this machine. */
  now?: () => Date;
}

export type Standing =
  | { ok: true; permission: Permission }
  | { ok: false; refusal: Refusal | 'not_activated' };
export type Activation =
  | { ok: true; permission: Permission }
  | Exclude<Standing, { ok: true }>
  | ShopRefusal
  | ShopOutage;

/**
 * What is to be done so that the program may run. key: nothing is kept, or the shop has refused it: ask the user for a licence
 * key. seller: the shop has suspended the licence, for example while its payment is disputed: show the user the message, which
 * says to contact the seller; the key stays, and works again when the suspension ends. shop: the shop gave no answer that
 * counts: tell the user to connect the computer, and check again. clock: the clock of this computer is wrong: ask the user to
 * correct it, and check again.
 */
export type Needed = 'key' | 'seller' | 'shop' | 'clock';
export type Check =
  | { ok: true; permission: Permission }
  | { ok: false; needed: Needed; because: Exclude<Activation, { ok: true }> };

/** How long `check` goes on without asking the shop while what is kept is valid, in ms. */
const ASK_EVERY_MS = 24 * 3_600_000;
/** If the shop did not answer then: how long `check` waits before it asks again, in ms. */
const TRY_EVERY_MS = 3_600_000;
/** How long `check` waits for the shop while the program may run anyway, in ms. */
const SHORT_TIMEOUT_MS = 3_000;

/** Errors of the shop that mean that this machine may not run with this key. Others, such as too many calls, are temporary. */
const ENDING = /^(?:licence|device|trial)_/;

/**
 * A program's licence on this machine. Only signed texts are believed. Open it once for a store: calls that use the store run
 * one after the other, so that a late answer of the shop never overwrites what was activated or released meanwhile.
 */
export function openLicensing(given: Licensing) {
  const now = given.now ?? (() => new Date());
  const deps = { shop: given.shop, fetch: given.fetch ?? fetch };
  /** The products of this program, so that the shop refuses a key for another product before it takes a seat. */
  const pid = given.pids.join(',');
  const machine = { name: given.name, system: given.system };
  const checking = (kept: Kept | undefined) => ({
    ...{ keys: given.keys, pids: given.pids, device: given.device, now: now() },
    latest: kept?.latest ?? NEVER,
  });

  const read = () => readKept(given.store, given.keys);
  const write = (kept: Kept) => writeKept(given.store, kept);
  const queued = inTurn();

  /**
   * Asks the shop and stores the text it has signed. A licence file that still lets the program run stays beside it: it needs
   * no network, and only with it can the machine give its seat back.
   */
  async function ask(
    call: string,
    body: Record<string, string>,
    { knownKey, timeoutMs = TIMEOUT_MS }: { knownKey?: string; timeoutMs?: number } = {},
  ): Promise<Activation> {
    const nonce = nonceFor(given.device);
    const answer = await callShop({ ...deps, timeoutMs }, call, { ...body, device: given.device, nonce });
    if (!answer.ok) return answer;
    const text = String(answer.data.signed);
    const checked = checkAnswer(text, { ...checking(undefined), nonce });
    if (!checked.ok) return checked;
    const key = knownKey ?? (typeof answer.data.key === 'string' ? answer.data.key : null);
    const { latest, issuedAt: newest } = checked;
    const kept = await read();
    const file = kept?.file && kept.key === key ? kept.text : null;
    const staysFile = file !== null && checkLicenceFile(file, { ...checking(kept), latest }).ok;
    const texts = staysFile ? { text: file, file: true, answer: text } : { text, file: false, answer: null };
    await write({ key, ...texts, latest, newest, tried: NEVER });
    return { ok: true, permission: { ...checked.permission, key } };
  }

  /** Whether the program may run by what is kept. Records the time. */
  async function standing(): Promise<Standing> {
    const kept = await read();
    if (!kept || kept.text === null) return { ok: false, refusal: 'not_activated' };
    const newer = kept.answer === null ? undefined : checkAnswer(kept.answer, checking(kept));
    const checked = newer?.ok
      ? newer
      : (kept.file ? checkLicenceFile : checkAnswer)(kept.text, checking(kept));
    if (!checked.ok) return checked;
    await write({ ...kept, latest: checked.latest });
    return { ok: true, permission: { ...checked.permission, key: checked.permission.key ?? kept.key } };
  }

  async function refresh(timeoutMs = TIMEOUT_MS): Promise<Activation> {
    const kept = await read();
    if (!kept?.key) return { ok: false, refusal: 'not_activated' };
    const answer = await ask('heartbeat', { key: kept.key, pid }, { knownKey: kept.key, timeoutMs });
    if (!answer.ok && hasEnded(answer)) await write({ ...kept, text: null, answer: null });
    return answer;
  }

  /** Whether the shop is to be asked although the program may run; then this counts as a try. */
  async function triesNow(): Promise<boolean> {
    const kept = await read();
    const since = (time: Date) => now().getTime() - time.getTime();
    if (!kept || kept.file || since(kept.newest) < ASK_EVERY_MS) return false;
    // A try in the future was made by a clock that has been corrected since.
    if (since(kept.tried) >= 0 && since(kept.tried) < TRY_EVERY_MS) return false;
    await write({ ...kept, tried: now() });
    return true;
  }

  async function check(): Promise<Check> {
    const stands = await standing();
    if (stands.ok && !(await triesNow())) return stands;
    const answer = await refresh(stands.ok ? SHORT_TIMEOUT_MS : undefined);
    if (answer.ok) return answer;
    if (stands.ok && !hasEnded(answer)) return stands;
    return { ok: false, needed: neededAfter(answer), because: answer };
  }

  async function release(): Promise<{ ok: true } | ShopRefusal | ShopOutage> {
    const kept = await read();
    if (kept?.key) {
      // A file belongs to all programs of the machine: the shop frees its seat as a whole, or not at all.
      const which = kept.file ? {} : { pid };
      const answer = await callShop(deps, 'release', { key: kept.key, ...which, device: given.device });
      // A seat that no longer exists is free.
      if (!answer.ok && answer.error !== 'device_unknown') return answer;
    }
    await given.store.write(undefined);
    return { ok: true };
  }

  async function useLicenceFile(file: string): Promise<Standing> {
    const kept = await read();
    const checked = checkLicenceFile(file, { ...checking(kept), newestKept: kept?.newest ?? NEVER });
    if (!checked.ok) return checked;
    const { permission, issuedAt, latest } = checked;
    const newest = kept && kept.newest > issuedAt ? kept.newest : issuedAt;
    const texts = { text: file, file: true, answer: null };
    await write({ key: permission.key, ...texts, latest, newest, tried: NEVER });
    return { ok: true, permission };
  }

  return {
    /**
     * Whether the program may run, and if not, what is needed. Call it at each start and once an hour. It asks the shop once a
     * day, and whenever what is kept no longer suffices: after a renewal, after a long time without a network, after a trial was
     * bought. Only if the shop refuses the key that is kept, the user is asked for one. While the program may run anyway, it
     * waits 3 seconds at most for the shop, once an hour at most; while a licence file is valid, the shop is not asked.
     */
    check: () => queued(check),

    /** Whether the program may run by what is kept, without asking the shop. Records the time; `check` calls it. */
    standing: () => queued(standing),

    /** Takes a seat of the licence for this machine. The same machine never takes a second seat. */
    activate: (key: string) => queued(() => ask('activate', { key, pid, ...machine }, { knownKey: key })),

    /**
     * Asks the shop whether the licence is still valid, and keeps the seat. If the shop can't be reached, the program goes on
     * with what it has. A refusal ends it, but the key is kept for the next time.
     */
    refresh: () => queued(() => refresh()),

    /** Mails the code that begins a trial; pass it to `beginTrial`. */
    askForTrial: (pid: string, email: string) =>
      callShop(deps, 'trial', {
        pid,
        email,
        ...machine,
        device: given.device,
        nonce: nonceFor(given.device),
      }),

    beginTrial: (pid: string, email: string, code: string) =>
      queued(() => ask('trial', { pid, email, code, ...machine })),

    /**
     * Frees this machine's seat, when the program is removed or its owner moves. If other programs of a bundle use the seat,
     * they keep it. While a licence file is valid, the shop refuses this (`device_offline`): see `licenceRelease`.
     */
    release: () => queued(release),

    /** Frees the seat of a machine that was listed by a refused activation. */
    async releaseOther(key: string, deviceId: string): Promise<{ ok: true } | ShopRefusal | ShopOutage> {
      const answer = await callShop(deps, 'release', { key, device_id: deviceId });
      return answer.ok ? { ok: true } : answer;
    },

    /** Takes a licence file that was brought to this machine. */
    useLicenceFile: (file: string) => queued(() => useLicenceFile(file)),
  };
}

const hasEnded = (answer: Exclude<Activation, { ok: true }>) =>
  'error' in answer && ENDING.test(answer.error);

function neededAfter(answer: Exclude<Activation, { ok: true }>): Needed {
  if ('error' in answer && answer.error === 'licence_suspended') return 'seller';
  if (hasEnded(answer)) return 'key';
  if ('error' in answer) return 'shop';
  switch (answer.refusal) {
    case 'not_activated':
    case 'other_product':
      return 'key';
    // By the clock of this machine, what the shop has signed at this moment is over, or comes from the future.
    case 'expired':
    case 'check_due':
    case 'clock_wound_back':
      return 'clock';
    default:
      return 'shop';
  }
}
