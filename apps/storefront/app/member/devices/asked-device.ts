import { z } from 'zod';

/** The device whose seat is to be freed, by the page's address; undefined for what is no id. */
export function askedDevice({ searchParams }: URL): string | undefined {
  return z.uuid().safeParse(searchParams.get('release')).data;
}

/** The device that is to have back the seat that was freed just now. */
export function keptDevice({ searchParams }: URL): string | undefined {
  return z.uuid().safeParse(searchParams.get('keep')).data;
}

/** What has just become of a seat, as the list's address says. lost: it can't be had back any more. */
export type SeatNotice = { released: string } | 'kept' | 'lost';

export function seatNotice({ searchParams }: URL): SeatNotice | undefined {
  const kept = searchParams.get('kept');
  if (kept !== null) return kept === 'yes' ? 'kept' : 'lost';
  const released = z.uuid().safeParse(searchParams.get('released')).data;
  return released === undefined ? undefined : { released };
}
