import { type CalendarDate, calendarDateIn, instantAt } from '@ownpath/domain/dates';
import type { Database } from '../../database/connect.ts';
import { asc, eq } from '../../database/orm.ts';
import { type SandboxVisit, type SandboxVisitReport, sandboxVisits } from '../../database/schema/index.ts';
import type { Clock, StoreDesk, VisitReport } from '../../ports/index.ts';

type Parts = { readonly database: Database; readonly clock: Clock };

/** Words in the note for the crew that decide what becomes of a visit (docs/sandbox.md). */
const WORDS: readonly (readonly [string, 'refused' | 'failed' | null])[] = [
  ['refuse', 'refused'],
  ['nobody', 'failed'],
  ['wait', null],
];

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function momentOf({ scheduledOn, timeZone }: SandboxVisit, time: string): Date {
  return instantAt(scheduledOn, minutesOf(time), timeZone);
}

function reportAs(report: SandboxVisitReport, on: CalendarDate): VisitReport {
  return report === 'done' ? { status: 'done', on } : { status: report };
}

/** Without a report of the store's page, the crew comes as planned. */
function reportByItself(visit: SandboxVisit, now: Date): VisitReport | null {
  const note = visit.notes?.toLowerCase() ?? '';
  const [, outcome = 'done'] = WORDS.find(([word]) => note.includes(word)) ?? [];
  if (outcome === null || now < momentOf(visit, visit.startsAt)) return null;
  if (now < momentOf(visit, visit.endsAt)) return { status: 'on-the-way' };
  return reportAs(outcome, visit.scheduledOn);
}

/** The store's desk: reports of its page `/store-desk`, else by the clock and the note. */
export function sandboxStoreDesk({ database, clock }: Parts): StoreDesk {
  return {
    async putVisit(visit) {
      const { id, ...fields } = visit;
      const set = { ...fields, report: null, reportedOn: null, updatedAt: clock.now() };
      await database
        .insert(sandboxVisits)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: sandboxVisits.id, set });
    },
    async reportOf(visitId) {
      const [visit] = await database.select().from(sandboxVisits).where(eq(sandboxVisits.id, visitId));
      if (!visit || visit.isCancelled) return null;
      if (visit.report !== null) return reportAs(visit.report, visit.reportedOn ?? visit.scheduledOn);
      return reportByItself(visit, clock.now());
    },
  };
}

/** Visits that are planned, the next first. */
export function listSandboxVisits(database: Database): Promise<SandboxVisit[]> {
  return database
    .select()
    .from(sandboxVisits)
    .where(eq(sandboxVisits.isCancelled, false))
    .orderBy(asc(sandboxVisits.scheduledOn), asc(sandboxVisits.startsAt), asc(sandboxVisits.id));
}

/** What the store reports today; false without such a visit. */
export async function reportSandboxVisit(
  { database, clock }: Parts,
  id: string,
  report: SandboxVisitReport,
): Promise<boolean> {
  const [visit] = await database.select().from(sandboxVisits).where(eq(sandboxVisits.id, id));
  if (!visit) return false;
  const now = clock.now();
  await database
    .update(sandboxVisits)
    .set({ report, reportedOn: calendarDateIn(now, visit.timeZone), updatedAt: now })
    .where(eq(sandboxVisits.id, id));
  await database.flush();
  return true;
}
