import { sensitive } from '@ownpath/domain/sensitive';
import { type DeliveryPlace, NO_STORE_NUMBER } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type BasketCaller, makeTemporaryBasket, putShippingAddress } from '../basket/index.ts';
import { insertLead } from '../leads/index.ts';
import {
  type ApprovalApplication,
  applicationIdOf,
  changeApplication,
  findApplication,
  insertApplication,
  type Transaction,
} from './approval-queries.ts';
import type { CompleteApplication } from './complete-application.ts';
import { deleteDraft } from './draft-queries.ts';

export type ApplicationRequest = {
  readonly caller: BasketCaller;
  readonly form: CompleteApplication;
  readonly idempotencyKey: string;
  readonly storeId: string;
  readonly cartWeeklyCents: number;
  readonly place: DeliveryPlace;
  /** The store has no decision engine: it gets a lead, and identity data that nobody would read is not stored. */
  readonly isDecidedByStore: boolean;
};

const addressOf = (form: CompleteApplication) => ({
  firstName: form.firstName,
  lastName: form.lastName,
  address1: form.address1,
  address2: form.address2 ?? null,
  city: form.city,
  stateCode: form.stateCode.toUpperCase(),
  postalCode: form.postalCode,
  phone: form.phone,
});
const answersOf = (form: CompleteApplication) => ({
  email: form.email.toLowerCase(),
  monthsAtResidence: form.monthsAtAddress,
  monthlyIncomeCents: form.monthlyIncomeCents,
  payFrequency: form.payFrequency,
  nextPayday: form.nextPayday,
});

/** A key is valid for its first request only. @throws DomainError `IdempotencyKeyReused` */
async function checkSameForm(
  deps: Pick<Dependencies, 'vault'>,
  application: ApprovalApplication,
  form: CompleteApplication,
): Promise<void> {
  const sent: Record<string, unknown> = { ...addressOf(form), ...answersOf(form) };
  const stored: Record<string, unknown> = application;
  const isSame = Object.entries(sent).every(([name, value]) => stored[name] === value);
  const [ssn, dateOfBirth] = await Promise.all([
    application.ssnSensitiveId && deps.vault.open(application.ssnSensitiveId, 'ssn'),
    application.dateOfBirthSensitiveId &&
      deps.vault.open(application.dateOfBirthSensitiveId, 'date-of-birth'),
  ]);
  const isSamePerson =
    application.ssnSensitiveId === null ||
    (ssn && dateOfBirth && ssn.reveal() === form.ssn && dateOfBirth.reveal() === form.dateOfBirth);
  if (!isSame || !isSamePerson) {
    throw new DomainError('IdempotencyKeyReused', 'This idempotency key was used with another application.');
  }
}

async function sealIdentity(
  vault: Dependencies['vault'],
  transaction: Transaction,
  form: CompleteApplication,
) {
  return {
    ssnSensitiveId: await vault.seal(transaction, 'ssn', sensitive(form.ssn)),
    ssnLast4: form.ssn.slice(-4),
    dateOfBirthSensitiveId: await vault.seal(transaction, 'date-of-birth', sensitive(form.dateOfBirth)),
  };
}

/** What the store gets to call the applicant. */
function leadOf(application: ApprovalApplication, siteId: string, now: Date) {
  const { id, storeId, firstName, lastName, phone, email } = application;
  return {
    siteId,
    leadId: id,
    formType: '5',
    storeNumber: storeId ?? NO_STORE_NUMBER,
    phone,
    email,
    description: `Application of ${firstName} ${lastName}`,
    sentOptIn: false,
    activityDate: now,
    createdAt: now,
  };
}

/**
 * Stores the application, with SSN and birth date in the vault, and the temporary basket that carries its address.
 * The same key returns the same application. @throws DomainError `IdempotencyKeyReused`
 */
export async function openApplication(
  deps: Pick<Dependencies, 'database' | 'clock' | 'vault'>,
  request: ApplicationRequest,
): Promise<ApprovalApplication> {
  const { database, vault } = deps;
  const { caller, form } = request;
  const id = applicationIdOf(caller.customerId, request.idempotencyKey);
  const earlier = await findApplication(database, id);
  if (earlier) {
    await checkSameForm(deps, earlier, form);
    return earlier;
  }
  const now = deps.clock.now();
  const opened = await database.transaction(async (transaction) => {
    const identity = request.isDecidedByStore ? {} : await sealIdentity(vault, transaction, form);
    const application = await insertApplication(transaction, {
      id,
      customerId: caller.customerId,
      storeId: request.storeId,
      status: request.isDecidedByStore ? 'web-form' : 'deciding',
      ...addressOf(form),
      ...request.place.point,
      ...answersOf(form),
      cartWeeklyCents: request.cartWeeklyCents,
      ...identity,
      submittedAt: now,
      createdAt: now,
    });
    if (!application) return null;
    const fields = { email: form.email.toLowerCase(), isPrefilled: true };
    const basket = await makeTemporaryBasket(transaction, caller, fields, now);
    await putShippingAddress(transaction, basket.id, { ...addressOf(form), ...request.place.point });
    await changeApplication(transaction, id, { basketId: basket.id }, now);
    await deleteDraft(transaction, caller.customerId);
    if (request.isDecidedByStore) await insertLead(transaction, leadOf(application, caller.siteId, now));
    return { ...application, basketId: basket.id };
  });
  if (opened) return opened;
  // A concurrent submit with this key was first.
  const winner = await findApplication(database, id);
  if (!winner) throw new Error('the application was neither stored nor found');
  await checkSameForm(deps, winner, form);
  return winner;
}
