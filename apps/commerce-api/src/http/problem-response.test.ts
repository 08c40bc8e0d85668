import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { errorResponse } from './problem-response.ts';

const log = pino({ level: 'silent' });

function shutDown(): pg.DatabaseError {
  const error = new pg.DatabaseError('terminating connection due to administrator command', 90, 'error');
  error.code = '57P01';
  return error;
}

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a database that shuts down', shutDown()],
])('%s is answered 503 with the time to retry', async (_, error) => {
  const response = errorResponse(new Error('Failed query', { cause: error }), 'an-id', log);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'ServiceUnavailable' });
});

test('a fault of ours stays 500', () => {
  expect(errorResponse(new TypeError('x is undefined'), 'an-id', log).status).toBe(500);
});
