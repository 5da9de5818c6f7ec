import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { useSystem } from '../page-state.ts';
import { editionFor } from './selling.ts';

/** The edition for the visitor's system. If there is only one edition, the page does not depend on the system. */
export function useEdition<Edition extends { system: ProductRef['system'] }>(
  editions: readonly Edition[],
): Edition | undefined {
  const forWindows = editionFor(editions, 'win');
  const forMac = editionFor(editions, 'mac');
  return useSystem(forWindows !== forMac) === 'mac' ? forMac : forWindows;
}
