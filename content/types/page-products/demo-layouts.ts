/** A part of a page. Its words stand under its name in the text; settings that are not words stand here. */
export type Part =
  | 'hero'
  | 'sentence'
  | 'sizes'
  | 'compare'
  | 'contents'
  | 'formats'
  | 'discs'
  | 'requirements'
  | 'text'
  | 'faq'
  | 'related'
  | 'closing'
  | { band: string }
  | { before: string }
  | { steps: readonly string[] };

/** The parts of each product's page, in order: no two pages are built alike. */
export const LAYOUTS: Readonly<Record<string, readonly Part[]>> = {
  dvd_ripper: [
    'hero',
    { band: 'chapters' },
    { steps: ['source', 'titles', 'format', 'progress'] },
    'sizes',
    'compare',
    'discs',
    'requirements',
    'sentence',
    'faq',
    'related',
    'closing',
  ],
  dvd_copy: [
    'hero',
    { steps: ['source', 'discs', 'sheet'] },
    { band: 'rings' },
    'compare',
    'sentence',
    'discs',
    'requirements',
    'faq',
    'related',
    'closing',
  ],
  dvd_creator: [
    'hero',
    { steps: ['timeline', 'menu', 'sheet'] },
    'sizes',
    { band: 'menu-tree' },
    'text',
    'formats',
    'faq',
    'closing',
  ],
  blu_ray_ripper: [
    'hero',
    { band: 'pits' },
    { steps: ['source', 'titles', 'format', 'library'] },
    'sizes',
    'sentence',
    'discs',
    'requirements',
    'compare',
    'faq',
    'closing',
  ],
  blu_ray_copy: [
    'hero',
    'sentence',
    'sizes',
    { band: 'layers' },
    { steps: ['source', 'discs', 'sheet'] },
    'discs',
    'requirements',
    'faq',
    'related',
    'closing',
  ],
  blu_ray_creator: [
    'hero',
    'compare',
    { steps: ['timeline', 'menu', 'sheet'] },
    { band: 'hours' },
    'sentence',
    'formats',
    'faq',
    'related',
    'closing',
  ],
  spindle_x: [
    'hero',
    { band: 'one-reading' },
    'text',
    { steps: ['source', 'sheet', 'progress'] },
    'compare',
    'formats',
    'faq',
    'closing',
  ],
  spindle_ultimate: [
    'hero',
    { band: 'stack' },
    'contents',
    'sentence',
    'compare',
    'formats',
    'faq',
    'closing',
  ],
  ai_suite: [
    'hero',
    { band: 'upscale' },
    'compare',
    { steps: ['sheet', 'frames', 'sheet'] },
    { before: 'noise' },
    'sizes',
    'sentence',
    'formats',
    'requirements',
    'faq',
    'related',
    'closing',
  ],
  complete_bundle: ['hero', 'contents', 'text', 'faq', 'closing'],
  spindle_player: ['hero', 'text', 'formats', 'faq', 'related'],
};
