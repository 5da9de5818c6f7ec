import type { ShopKey } from './jws.ts';
import {
  checkAnswer,
  checkLicenceFile,
  nonceFor,
  type Permission,
  type Refusal,
  signedAt,
} from './permission.ts';
import { callShop, type Fetch, type ShopOutage, type ShopRefusal } from './shop-call.ts';

/** Where a program stores one text between its starts; a file that only its user can read is enough. */
export interface Store {
  read(): Promise<string | undefined>;
  write(text: string | undefined): Promise<void>;
}

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

/** The content of the store. */
interface Kept {
  key: string | null;
  /** An answer of the shop, or a licence file; null once the shop has refused. */
  text: string | null;
  file: boolean;
  /** The latest time seen on this machine; a new text from the shop resets it. */
  latest: Date;
  /** When the shop signed the newest text that this machine has had. */
  newest: Date;
}

/** How long `check` goes on without asking the shop while what is kept is valid, in ms. */
const ASK_EVERY_MS = 24 * 3_600_000;

/** Errors of the shop that mean that this machine may not run with this key. Others, such as too many calls, are temporary. */
const ENDING = /^(?:licence|device|trial)_/;

/** A program's licence on this machine. Only signed texts are believed. */
export function openLicensing(given: Licensing) {
  const now = given.now ?? (() => new Date());
  const deps = { shop: given.shop, fetch: given.fetch ?? fetch };
  /** The products of this program, so that the shop refuses a key for another product before it takes a seat. */
  const pid = given.pids.join(',');
  const machine = { name: given.name, system: given.system };
  const checking = (kept: Kept | undefined) => ({
    ...{ keys: given.keys, pids: given.pids, device: given.device, now: now() },
    latest: kept?.latest ?? new Date(0),
  });

  async function read(): Promise<Kept | undefined> {
    const text = await given.store.read();
    if (text === undefined) return undefined;
    try {
      const { key, text: kept, file, latest, ...since } = JSON.parse(text);
      // A store of an earlier version has no `newest`: then the text in it is the newest, and if it has none, everything up to
      // `latest` counts as known.
      const newest = since.newest ?? signedAt(textOf(kept) ?? '', given.keys) ?? latest;
      const times = { latest: new Date(latest), newest: new Date(newest) };
      if (Object.values(times).some((time) => Number.isNaN(time.getTime()))) return undefined;
      return { key: textOf(key), text: textOf(kept), file: file === true, ...times };
    } catch {
      return undefined;
    }
  }

  const keep = (kept: Kept): Promise<void> => given.store.write(JSON.stringify(kept));

  /**
   * Asks the shop and stores the text it has signed. A licence file that still lets the program run stays instead: it needs no
   * network, and only with it can the machine give its seat back. Then the answer only gives the time.
   */
  async function ask(call: string, body: Record<string, string>, knownKey?: string): Promise<Activation> {
    const nonce = nonceFor(given.device);
    const answer = await callShop(deps, call, { ...body, device: given.device, nonce });
    if (!answer.ok) return answer;
    const text = String(answer.data.signed);
    const checked = checkAnswer(text, { ...checking(undefined), nonce });
    if (!checked.ok) return checked;
    const key = knownKey ?? (typeof answer.data.key === 'string' ? answer.data.key : null);
    const { latest, issuedAt: newest } = checked;
    const kept = await read();
    if (kept?.file && kept.text !== null && kept.key === key) {
      const file = checkLicenceFile(kept.text, { ...checking(kept), latest });
      if (file.ok) {
        await keep({ ...kept, latest: file.latest, newest });
        return { ok: true, permission: file.permission };
      }
    }
    await keep({ ...{ key, text, file: false }, latest, newest });
    return { ok: true, permission: { ...checked.permission, key } };
  }

  /** Whether the program may run by what is kept. Records the time. */
  async function standing(): Promise<Standing> {
    const kept = await read();
    if (!kept || kept.text === null) return { ok: false, refusal: 'not_activated' };
    const check = kept.file ? checkLicenceFile : checkAnswer;
    const checked = check(kept.text, checking(kept));
    if (!checked.ok) return checked;
    await keep({ ...kept, latest: checked.latest });
    return { ok: true, permission: { ...checked.permission, key: checked.permission.key ?? kept.key } };
  }

  async function refresh(): Promise<Activation> {
    const kept = await read();
    if (!kept?.key) return { ok: false, refusal: 'not_activated' };
    const answer = await ask('heartbeat', { key: kept.key, pid }, kept.key);
    if (!answer.ok && hasEnded(answer)) await keep({ ...kept, text: null });
    return answer;
  }

  async function asksToday(): Promise<boolean> {
    const kept = await read();
    return kept !== undefined && !kept.file && now().getTime() - kept.newest.getTime() >= ASK_EVERY_MS;
  }

  return {
    /**
     * Whether the program may run, and if not, what is needed. Call it at each start and once an hour. It asks the shop once a
     * day, and whenever what is kept no longer suffices: after a renewal, after a long time without a network, after a trial was
     * bought. Only if the shop refuses the key that is kept, the user is asked for one. While a licence file is valid, the shop
     * is not asked.
     */
    async check(): Promise<Check> {
      const stands = await standing();
      if (stands.ok && !(await asksToday())) return stands;
      const answer = await refresh();
      if (answer.ok) return answer;
      if (stands.ok && !hasEnded(answer)) return stands;
      return { ok: false, needed: neededAfter(answer), because: answer };
    },

    /** Whether the program may run by what is kept, without asking the shop. Records the time; `check` calls it. */
    standing,

    /** Takes a seat of the licence for this machine. The same machine never takes a second seat. */
    activate: (key: string) => ask('activate', { key, pid, ...machine }, key),

    /**
     * Asks the shop whether the licence is still valid, and keeps the seat. If the shop can't be reached, the program goes on
     * with what it has. A refusal ends it, but the key is kept for the next time.
     */
    refresh,

    /** Mails the code that begins a trial; pass it to `beginTrial`. */
    askForTrial: (pid: string, email: string) =>
      callShop(deps, 'trial', {
        pid,
        email,
        ...machine,
        device: given.device,
        nonce: nonceFor(given.device),
      }),

    beginTrial: (pid: string, email: string, code: string) => ask('trial', { pid, email, code, ...machine }),

    /**
     * Frees this machine's seat, when the program is removed or its owner moves. If other programs of a bundle use the seat,
     * they keep it. While a licence file is valid, the shop refuses this (`device_offline`): see `licenceRelease`.
     */
    async release(): Promise<{ ok: true } | ShopRefusal | ShopOutage> {
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
    },

    /** Frees the seat of a machine that was listed by a refused activation. */
    async releaseOther(key: string, deviceId: string): Promise<{ ok: true } | ShopRefusal | ShopOutage> {
      const answer = await callShop(deps, 'release', { key, device_id: deviceId });
      return answer.ok ? { ok: true } : answer;
    },

    /** Takes a licence file that was brought to this machine. */
    async useLicenceFile(file: string): Promise<Standing> {
      const kept = await read();
  if ('error' in answer && answer.error === 'licence_suspended') return 'seller';
      const checked = checkLicenceFile(file, { ...checking(kept), newestKept: kept?.newest ?? new Date(0) });
      if (!checked.ok) return checked;
      const { permission, issuedAt, latest } = checked;
      const newest = kept && kept.newest > issuedAt ? kept.newest : issuedAt;
      await keep({ ...{ key: permission.key, text: file, file: true }, latest, newest });
      return { ok: true, permission };
    },
  };
}

const hasEnded = (answer: Exclude<Activation, { ok: true }>) =>
  'error' in answer && ENDING.test(answer.error);

function neededAfter(answer: Exclude<Activation, { ok: true }>): Needed {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
