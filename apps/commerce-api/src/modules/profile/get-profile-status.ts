import type { ProfileStatus } from '@ownpath/contracts/profile';
import { hintOfEmail, listClosingBlockers } from '@ownpath/domain/profile';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer, listPhones } from '../customers/index.ts';
import { listKeptRecords, readClosingFacts } from './closing-queries.ts';
import { listContactChanges } from './contact-queries.ts';
import { findLatestExport } from './export-requests-queries.ts';

/** @throws DomainError `NotFound` */
export async function getProfileStatus(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  customerId: string,
): Promise<ProfileStatus> {
  const now = clock.now();
  const customer = await findCustomer(database, customerId);
  if (!customer) throw new DomainError('NotFound', 'No such customer.');
  const mobile = (await listPhones(database, customerId)).find(({ kind }) => kind === 'mobile');
  const waiting = await listContactChanges(database, customerId, now);
  const waitingFor = (wanted: 'email' | 'sms') => waiting.find(({ channel }) => channel === wanted)?.value;
  const email = waitingFor('email');
  const latest = await findLatestExport(database, customerId, now);
  return {
    mobilePhone: mobile?.phone ?? null,
    isMobileVerified: mobile?.verifiedAt != null,
    acceptsEmails: customer.acceptsMarketing,
    acceptsTexts: customer.acceptsTexts,
    pendingEmail: email === undefined ? null : hintOfEmail(email),
    pendingPhone: waitingFor('sms') ?? null,
    dataExport: latest && {
      requestedAt: latest.createdAt.toISOString(),
      isReady: latest.readyAt !== null,
      expiresAt: latest.expiresAt.toISOString(),
    },
    closing: {
      blockers: listClosingBlockers(await readClosingFacts(database, customerId, now)),
      keeps: await listKeptRecords(database, customerId),
    },
  };
}
