import type { Queryable, Transaction } from '../../database/connect.ts';
import { asc, eq } from '../../database/orm.ts';
import { visitPhotos } from '../../database/schema/index.ts';

export type { Transaction };

/** Photos of a problem that go with a visit. */
export async function listPhotos(queryable: Queryable, visitId: string) {
  return queryable
    .select()
    .from(visitPhotos)
    .where(eq(visitPhotos.appointmentId, visitId))
    .orderBy(asc(visitPhotos.createdAt), asc(visitPhotos.id));
}

/** @returns how many are new */
export async function insertPhotos(
  transaction: Transaction,
  visitId: string,
  photos: readonly Omit<typeof visitPhotos.$inferInsert, 'appointmentId'>[],
): Promise<number> {
  const rows = await transaction
    .insert(visitPhotos)
    .values(photos.map((photo) => ({ ...photo, appointmentId: visitId })))
    .onConflictDoNothing()
    .returning({ id: visitPhotos.id });
  return rows.length;
}
