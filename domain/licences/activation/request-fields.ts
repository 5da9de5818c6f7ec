import { z } from '../../backend-api/envelope.ts';
import { KEY_MAX } from '../licence-key.ts';
import { DEVICE_SYSTEMS, isPrintable } from './device.ts';

export const key = z.string().min(1).max(KEY_MAX).openapi({ example: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX' });

/** The pids of the product that a program is. */
export const programPids = z
  .string()
  .max(200)
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .optional()
  .openapi({
    description:
      'The product that the program is; several, such as an edition for each system, with commas: `643,60643`. A licence that opens none of them is refused, before it takes a seat. Without it, nothing is asked.',
    example: '643,60643',
  });

export const device = z
  .string()
  .min(16)
  .max(256)
  .openapi({ description: 'What the program makes of the computer; the same each time. Stored as a hash.' });

export const nonce = z
  .string()
  .min(8)
  .max(128)
  .openapi({ description: 'A new random text for each request; it comes back in the signed answer.' });

export const deviceName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine(isPrintable)
  .openapi({ description: 'As its owner calls the computer.' });

export const deviceSystem = z.enum(DEVICE_SYSTEMS);
