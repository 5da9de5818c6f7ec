import type { TextField } from 'payload';
import { z } from 'zod';

/** An address elsewhere. */
export const sourceUrl = z.url({ protocol: /^https$/ });

/** Where something can be read in its author's own words. What has no such address is not shown. */
export const sourceAddress: TextField = {
  name: 'url',
  label: 'Address of the source',
  type: 'text',
  required: true,
  admin: { description: 'The page with these very words, with https://. Without it nothing is shown.' },
  validate: (value: unknown) =>
    (/^https:\/\/[^/]+\.[^/]+/.test(String(value ?? '')) && URL.canParse(String(value))) ||
    'Name the page where it can be read, with https://.',
};
