import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSettings } from './generate-configuration-docs.ts';

test('a setting is listed with its values, default and meaning', () => {
  const schema = z.object({
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('Port to listen on.'),
    MODE: z.enum(['demo', 'production']).describe('What runs: demo | production.'),
    API_URL: z.url().optional().describe('Where the API is.'),
  });
  expect(describeSettings(schema).split('\n').slice(2)).toEqual([
    '| `PORT` | whole number, 1 to 65535 | `3000` | Port to listen on. |',
    '| `MODE` | `demo`, `production` | required | What runs: demo \\| production. |',
    '| `API_URL` | URL |  | Where the API is. |',
  ]);
});

test('a setting without a description is refused', () => {
  expect(() => describeSettings(z.object({ SECRET: z.string() }))).toThrow('SECRET has no description');
});
