/** How calls to the shop are made; the standard `fetch` will do. */
export type Fetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<{ status: number; headers: { get(name: string): string | null }; json(): Promise<unknown> }>;

/** A computer that uses a seat, as listed by a refused activation. */
export interface SeatHolder {
  deviceId: string;
  /** Masked. */
  name: string;
  system: string;
  lastSeenAt: Date;
  /**
   * It works with a licence file: `releaseOther` is refused (`device_offline`); only its signed release, or staff, free its
   * seat.
   */
  offline: boolean;
}

export type ShopRefusal = {
  ok: false;
  /** The shop's error, such as `licence_expired`. */
  error: string;
  /** A message for the user, in the shop's words. */
  message: string;
  /** With `licence_seats_taken`: who uses the seats. */
  devices?: readonly SeatHolder[];
};

/** The shop could not be reached in time, or gave no valid answer: nothing is known. */
export type ShopOutage = {
  ok: false;
  error: 'no_answer';
  /** A message for the user, in English. */
  message: string;
  /** For the program's log: the network's error, or the answer. */
  detail: string;
};

export type ShopAnswer = { ok: true; data: Readonly<Record<string, unknown>> } | ShopRefusal | ShopOutage;

/** How long to wait for the shop, in ms. */
export const TIMEOUT_MS = 15_000;

/** @param shop the shop's address, such as `https://shop.example` */
export async function callShop(
  { shop, fetch, timeoutMs = TIMEOUT_MS }: { shop: string; fetch: Fetch; timeoutMs?: number },
  call: string,
  body: object,
): Promise<ShopAnswer> {
  let status: number | undefined;
  try {
    const response = await fetch(`${shop.replace(/\/$/, '')}/backend/licence/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    const answer = (await response.json()) as Answer;
    if (status === 200 && answer.data) return { ok: true, data: answer.data };
    if (status >= 500 || typeof answer.error !== 'string') return outage(MISUNDERSTOOD, `status ${status}`);
    const devices = answer.data?.devices?.map(({ device_id, name, system, last_seen_at, offline }) => ({
      ...{ deviceId: device_id, name, system, lastSeenAt: new Date(last_seen_at), offline: offline === true },
    }));
    return { ok: false, error: answer.error, message: answer.msg ?? '', ...(devices && { devices }) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return status === undefined
      ? outage(UNREACHED, detail)
      : outage(MISUNDERSTOOD, `status ${status}: ${detail}`);
  }
}

interface Answer {
  error?: string;
  msg?: string;
  data?: Record<string, unknown> & {
    devices?: { device_id: string; name: string; system: string; last_seen_at: string; offline?: boolean }[];
  };
}

const UNREACHED =
  'The shop could not be reached. Check the connection to the internet of this computer, and try again.';
const MISUNDERSTOOD = 'The shop could not answer. Try again in a few minutes.';

const outage = (message: string, detail: string): ShopOutage => ({
  ...{ ok: false, error: 'no_answer', message, detail },
});
