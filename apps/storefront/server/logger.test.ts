import { expect, test } from 'vitest';
import { createLogger, logConsole, withRequestFields } from './logger.ts';

function startLog() {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const target = { warn: () => {}, error: () => {} } as unknown as Pick<Console, 'warn' | 'error'>;
  logConsole(logger, target);
  return { logger, target, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const fields = { correlationId: 'abc-1', clientAddress: '203.0.113.9' };

test('what the application writes during a request is one line with the request’s id, later too', async () => {
  const { target, read } = startLog();
  await withRequestFields(fields, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    target.warn('No store was assigned:\n%s', 'why');
    target.error(new Error('broken'));
  });
  target.warn('outside');
  expect(read()).toEqual([
    expect.objectContaining({ level: 40, msg: 'No store was assigned:\nwhy', ...fields }),
    expect.objectContaining({
      level: 50,
      msg: 'A request failed.',
      err: expect.objectContaining({ message: 'broken' }),
      ...fields,
    }),
    expect.not.objectContaining({ correlationId: 'abc-1' }),
  ]);
});

test('secrets are never written', () => {
  const { logger, read } = startLog();
  const secrets = { password: 'Abcdef1!', ssn: '900001050', cookie: 'ownpath=1', authorization: 'Bearer x' };
  logger.warn({ ...secrets, form: secrets, request: { headers: secrets } }, 'refused');
  expect(JSON.stringify(read())).not.toMatch(/Abcdef1!|900001050|ownpath=1|Bearer/);
  expect(read()[0]).toMatchObject({
    form: { ssn: '[redacted]' },
    request: { headers: { cookie: '[redacted]' } },
  });
});
