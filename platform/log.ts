import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line an event on standard output. What identifies a person or opens a door is never written. */
export function openLog(program: string, level: string): Log {
  return pino({
    level,
    base: { program },
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.secret',
        '*.licenceKey',
        '*.email',
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '[redacted]',
    },
  });
}
