import { DEMO_CATALOGUE, type DemoProduct } from './demo-catalogue.ts';

/** A product of the demo catalogue, by its slug. */
export function demoProduct(slug: string): DemoProduct {
  const product = DEMO_CATALOGUE.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The demo catalogue has no ${slug}.`);
  return product;
}

/** Its pids, Windows before Mac. */
export function demoPids(slug: string): string[] {
  const { win, mac, android } = demoProduct(slug).pids;
  return [win, mac, android].filter((pid) => pid !== undefined);
}

/** The one pid that menus and lists show: if the product has none for this system, the one for Windows, or else for Android. */
export function demoPid(slug: string, system: 'win' | 'mac' = 'win'): string {
  const { pids } = demoProduct(slug);
  const pid = pids[system] ?? pids.win ?? pids.android;
  if (!pid) throw new Error(`The demo catalogue has no pid of ${slug}.`);
  return pid;
}
