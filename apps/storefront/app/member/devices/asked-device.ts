import { z } from 'zod';

/** The device whose seat is to be freed, by the page's address; undefined for what is no id. */
export function askedDevice({ searchParams }: URL): string | undefined {
  return z.uuid().safeParse(searchParams.get('release')).data;
}
