import { createHash } from 'node:crypto';
import { calendarDateIn } from '@ownpath/domain/dates';
import { EXPORT_HOURS } from '@ownpath/domain/profile';
import { sensitive } from '@ownpath/domain/sensitive';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { readCustomerRows } from './export-queries.ts';
import {
  completeExport,
  findExport,
  findExportByToken,
  insertExport,
  MAKE_CUSTOMER_EXPORT,
} from './export-requests-queries.ts';
import { exportEmail } from './profile-emails.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'vault'>;

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const hashToken = (token: string) => createHash('sha256').update(`export:${token}`).digest('base64url');
const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/** Columns that say nothing about a person, or would open something. */
const LEFT_OUT = /(?:SensitiveId|Hash|Token|gatewayReference|idempotencyKey|version|usid|Usid)$/;

/** Null and technical columns are left out. The tax number is kept encrypted; its last four digits are in the file. */
function readable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && !LEFT_OUT.test(name)),
  );
}

/** Asks for the file; the job makes it and mails the link. @throws DomainError `TooManyRequests` */
export async function requestExport(
  deps: Parts,
  request: { readonly customerId: string; readonly clientIp: string; readonly locale: Locale },
): Promise<void> {
  const { customerId, clientIp, locale } = request;
  await limitAttempts(deps, { call: 'data-export', clientIp, account: customerId });
  const now = deps.clock.now();
  const row = {
    id: deps.ids.uuid(),
    customerId,
    locale,
    createdAt: now,
    expiresAt: inHours(now, EXPORT_HOURS),
  };
  await deps.database.transaction((transaction) => insertExport(transaction, row, now));
}

async function makeExport(deps: Parts, exportId: string): Promise<void> {
  const { database, clock, ids, config, vault } = deps;
  const row = await findExport(database, exportId);
  const customer = row && (await findCustomer(database, row.customerId));
  if (!row || row.readyAt || !customer?.email) return;
  const rows = await readCustomerRows(database, row.customerId);
  const about = Object.fromEntries(
    Object.entries(rows).flatMap(([name, list]) => (list.length > 0 ? [[name, list.map(readable)]] : [])),
  );
  const now = clock.now();
  const content = JSON.stringify({ madeAt: now.toISOString(), ...about }, null, 2);
  const token = ids.secret(TOKEN_BYTES);
  const expiresAt = inHours(now, EXPORT_HOURS);
  const link = new URL('/my-accounts/data-export', config.publicUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('language', row.locale);
  await database.transaction(async (transaction) => {
    const fileSensitiveId = await vault.seal(transaction, 'customer-export', sensitive(content), expiresAt);
    const fields = { fileSensitiveId, tokenHash: hashToken(token), readyAt: now, expiresAt };
    // Rolled back with the file when another worker was faster.
    if (!(await completeExport(transaction, exportId, fields)))
      throw new Error('the file was made elsewhere');
    const facts = {
      to: customer.email ?? '',
      firstName: customer.firstName,
      link: link.href,
      hours: EXPORT_HOURS,
    };
    await queueEmail(transaction, `data-export:${exportId}`, exportEmail(facts, row.locale), now);
  });
}

/** @throws DomainError `InvalidProof` for a wrong or expired token, and for another customer's */
export async function downloadExport(
  deps: Parts,
  request: { readonly customerId: string; readonly token: string },
): Promise<{ madeOn: string; content: string }> {
  const { customerId, token } = request;
  const row = await findExportByToken(deps.database, {
    tokenHash: hashToken(token),
    customerId,
    now: deps.clock.now(),
  });
  if (!row?.fileSensitiveId || !row.readyAt) throw new DomainError('InvalidProof', 'The link is not valid.');
  const content = await deps.vault.open(row.fileSensitiveId, 'customer-export');
  return { madeOn: calendarDateIn(row.readyAt, 'UTC'), content: content.reveal() };
}

/** Handlers of this module's jobs, by kind. */
export function profileJobs(deps: Parts) {
  return {
    [MAKE_CUSTOMER_EXPORT]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      makeExport(deps, String(job.payload.exportId)),
  };
}
