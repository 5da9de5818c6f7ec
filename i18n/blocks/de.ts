import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: 'Liest', writes: 'Schreibt', not: 'Nicht:' },
  requirements: { better: 'Besser mit {value}' },
  callOut: { note: 'Hinweis', tip: 'Tipp', warning: 'Bitte beachten' },
} satisfies Translated<typeof reference>;
