import type { CollectedEvent } from '@ownpath/contracts/analytics';
import type { Dependencies } from '../../dependencies.ts';
import { insertEvents } from './analytics-queries.ts';

const KEPT_MS = 30 * 86_400_000;

/** Keeps events for 30 days, with nothing that tells whose they are; the hourly job deletes them. */
export async function keepEvents(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  siteId: string,
  events: readonly CollectedEvent[],
): Promise<void> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + KEPT_MS);
  const rows = events.map((event) => {
    const { event: kind, ...rest } = event;
    if (!('action' in rest)) return { name: kind as string, fields: rest };
    const { action, ...fields } = rest;
    return { name: action as string, fields };
  });
  await insertEvents(
    database,
    rows.map((row) => ({ siteId, ...row, createdAt, expiresAt })),
  );
}
