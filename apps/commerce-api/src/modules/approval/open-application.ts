import type { ApplicationForm } from '@ownpath/contracts/approval';
import { sensitive } from '@ownpath/domain/sensitive';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type BasketCaller, makeTemporaryBasket, putShippingAddress } from '../basket/index.ts';
import {
  type ApprovalApplication,
  applicationIdOf,
  changeApplication,
  findApplication,
  insertApplication,
} from './approval-queries.ts';

export type ApplicationRequest = {
  readonly caller: BasketCaller;
  readonly form: ApplicationForm;
  readonly idempotencyKey: string;
  readonly storeId: string;
  readonly cartWeeklyCents: number;
};

const addressOf = (form: ApplicationForm) => ({
  firstName: form.firstName,
  lastName: form.lastName,
  address1: form.address1,
  address2: form.address2 ?? null,
  city: form.city,
  stateCode: form.stateCode.toUpperCase(),
  postalCode: form.postalCode,
  phone: form.phone,
});
const answersOf = (form: ApplicationForm) => ({
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
  form: ApplicationForm,
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
    ssn && dateOfBirth && ssn.reveal() === form.ssn && dateOfBirth.reveal() === form.dateOfBirth;
  if (!isSame || !isSamePerson) {
    throw new DomainError('IdempotencyKeyReused', 'This key was sent with another application.');
  }
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
    const ssnSensitiveId = await vault.seal(transaction, 'ssn', sensitive(form.ssn));
    const dateOfBirthSensitiveId = await vault.seal(
      transaction,
      'date-of-birth',
      sensitive(form.dateOfBirth),
    );
    const application = await insertApplication(transaction, {
      id,
      customerId: caller.customerId,
      storeId: request.storeId,
      status: 'deciding',
      ...addressOf(form),
      ...answersOf(form),
      cartWeeklyCents: request.cartWeeklyCents,
      ssnSensitiveId,
      ssnLast4: form.ssn.slice(-4),
      dateOfBirthSensitiveId,
      submittedAt: now,
      createdAt: now,
    });
    if (!application) return null;
    const fields = { email: form.email.toLowerCase(), isPrefilled: true };
    const basket = await makeTemporaryBasket(transaction, caller, fields, now);
    await putShippingAddress(transaction, basket.id, addressOf(form));
    await changeApplication(transaction, id, { basketId: basket.id }, now);
    return { ...application, basketId: basket.id };
  });
  if (opened) return opened;
  // A concurrent submit with this key was first.
  const winner = await findApplication(database, id);
  if (!winner) throw new Error('the application was neither stored nor found');
  await checkSameForm(deps, winner, form);
  return winner;
}
