import { z } from 'zod';

/** The device whose seat is to be freed, from the page's address; undefined if it is not an id. */
export function askedDevice({ searchParams }: URL): string | undefined {
  return z.uuid().safeParse(searchParams.get('release')).data;
}

/** The device that is to get back the seat it has just lost. */
export function keptDevice({ searchParams }: URL): string | undefined {
  return z.uuid().safeParse(searchParams.get('keep')).data;
}

/** What has just happened to a seat, from the list's address. lost: it can't be given back any more. */
export type SeatNotice = { released: string } | 'kept' | 'lost';

export function seatNotice({ searchParams }: URL): SeatNotice | undefined {
  const kept = searchParams.get('kept');
  if (kept !== null) return kept === 'yes' ? 'kept' : 'lost';
  const released = z.uuid().safeParse(searchParams.get('released')).data;
  return released === undefined ? undefined : { released };
}
