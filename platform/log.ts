import pino from 'pino';

export type Log = pino.Logger;

/**
 * Writes one JSON line per event to standard output. Data that identify a person or open something are never written.
 * @param destination somewhere else, for tests.
 */
export function openLog(program: string, level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { program },
    serializers: { err: withoutValues },
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
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Fields of a database error that contain values of its query: addresses, session tokens, password hashes. The pool adds the
 * `client`, with the query that it was running and the texts of all statements it has prepared.
 */
const VALUES = new Set(['params', 'detail', 'where', 'raw', 'client']);
/** Drizzle's error has them in its message, which the stack repeats. */
const PARAMS = /\nparams: .*?(?=\n {4}at |\ncaused by: |$)/gs;

/** An error's text without the values of its query. */
export function withoutParams(text: string): string {
  return text.replace(PARAMS, '');
}

function withoutValues(error: unknown): object {
  // Anything can be thrown.
  if (typeof error !== 'object' || error === null) return { message: withoutParams(String(error)) };
  const { message, stack, ...rest } = pino.stdSerializers.err(error as Error);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !VALUES.has(name))),
    message: message && withoutParams(message),
    stack: stack && withoutParams(stack),
  };
}
