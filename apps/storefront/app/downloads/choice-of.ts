import { ARCHITECTURES } from '@spindle/domain/downloads/release.ts';
import type { Choice } from '@spindle/domain/downloads/resolve-download.ts';
import { z } from 'zod';

const system = z.enum(['win', 'mac', 'android']).optional().catch(undefined);
const architecture = z.enum(ARCHITECTURES).optional().catch(undefined);

/** The system and architecture that a download link asks for, `system=mac&arch=arm64`; invalid values are ignored. */
export function choiceOf(query: URLSearchParams): Choice {
  return {
    system: system.parse(query.get('system') ?? undefined),
    architecture: architecture.parse(query.get('arch') ?? undefined),
  };
}
