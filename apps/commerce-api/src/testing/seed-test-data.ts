import type { Database } from '../database/connect.ts';
import { seedDemo } from '../database/seed/seed-demo.ts';

/** When the tests' world was made; test clocks start here, so that offers and closing dates stay put. */
export const TEST_NOW = new Date('2026-11-21T15:00:00Z');

/** Fills the template that every test database starts from: the demo retailer, whole. */
export async function seedTestData(database: Database): Promise<void> {
  await seedDemo(database, { now: TEST_NOW });
}
