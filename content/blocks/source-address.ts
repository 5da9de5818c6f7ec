import type { TextField } from 'payload';
import { z } from 'zod';
import { type Asks, says } from '../staff/says.ts';

/** An address elsewhere. */
export const sourceUrl = z.url({ protocol: /^https$/ });

/** The address at which something can be read in its author's own words. An entry without one is not shown. */
export const sourceAddress: TextField = {
  name: 'url',
  label: 'Address of the source',
  type: 'text',
  required: true,
  admin: { description: 'The page with these very words, with https://. Without it nothing is shown.' },
  validate: (value: unknown, { req }: { req?: Asks }) =>
    (/^https:\/\/[^/]+\.[^/]+/.test(String(value ?? '')) && URL.canParse(String(value))) ||
    says(req)('source'),
};
