import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: 'Lit', writes: 'Écrit', not: 'Sauf :' },
  requirements: { better: 'Mieux avec {value}' },
  callOut: { note: 'Remarque', tip: 'Astuce', warning: 'Attention' },
} satisfies Translated<typeof reference>;
