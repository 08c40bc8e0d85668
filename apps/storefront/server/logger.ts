import pino from 'pino';

export type Logger = pino.Logger;

/** JSON lines on stderr, so that stdout carries only the start-up messages. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.ssn',
          '*.dateOfBirth',
          '*.taxId',
          '*.accountNumber',
        ],
        censor: '[redacted]',
      },
    },
    pino.destination(2),
  );
}
