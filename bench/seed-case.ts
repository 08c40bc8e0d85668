import { seedScaled } from '@ownpath/commerce-api/seed-scaled';
import type { SeededCase } from './cases.ts';

/** Fills the database named by DATABASE_URL; a process of its own, so that its memory is not the engine's. */
const [stores, unitsPerStore] = process.argv.slice(2).map(Number);
const seeded: SeededCase = await seedScaled(process.env.DATABASE_URL ?? '', {
  seed: 7,
  stores: stores ?? 0,
  unitsPerStore: unitsPerStore ?? 0,
  now: new Date(),
});
console.log(JSON.stringify(seeded));
