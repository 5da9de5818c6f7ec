import type { DiscLine } from '../ui/Disc.tsx';

/** Physics of each line, printed on rows and boxes. The same in every language. */
export const DISC_LINES: Record<DiscLine, { /** Nanometres. */ wavelength: string; capacity: string }> = {
  dvd: { wavelength: '650', capacity: '4.7–8.5 GB' },
  'blu-ray': { wavelength: '405', capacity: '25–50 GB' },
  uhd: { wavelength: '405', capacity: '50–100 GB' },
  suite: { wavelength: '405–650', capacity: '4.7–50 GB' },
};
