import type { Database } from '../database/connect.ts';

/** Fills the template that every test database starts from; empty until the seed exists. */
export async function seedTestData(_database: Database): Promise<void> {}
