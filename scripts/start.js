import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

// Code compiled by the start before. Enabled from JavaScript: for a file in TypeScript that it does not find there, Node loads a
// compiler that stays in memory.
enableCompileCache(join(dirname(import.meta.dirname), 'node_modules/.cache/compile'));
await import('./start/start-shop.ts');
