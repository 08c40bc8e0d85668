import { phoneMatchPosition } from '@ownpath/domain/phone-match';
import type { Dependencies } from '../../dependencies.ts';
import { findConfirmedMatch, findMatch, type Queryable } from './phone-match-queries.ts';

/** Birth date and SSN of the match that the shopper confirmed; for the server only. */
export async function openMatchedIdentity(
  { database, vault }: Pick<Dependencies, 'database' | 'vault'>,
  customerId: string,
): Promise<{ readonly ssn?: string; readonly dateOfBirth?: string }> {
  const match = await findConfirmedMatch(database, customerId);
  if (match === null) return {};
  const { ssnSensitiveId, dateOfBirthSensitiveId } = match;
  return {
    ...(ssnSensitiveId && { ssn: (await vault.open(ssnSensitiveId, 'ssn')).reveal() }),
    ...(dateOfBirthSensitiveId && {
      dateOfBirth: (await vault.open(dateOfBirthSensitiveId, 'date-of-birth')).reveal(),
    }),
  };
}

const fold = (text: string | null) => (text ?? '').trim().toLocaleLowerCase('en-US');

/** True when the shopper confirmed the match of this phone, and applies under the name that it has. */
export async function isPhoneMatched(
  queryable: Queryable,
  applicant: { readonly customerId: string; readonly phone: string; readonly lastName: string | null },
): Promise<boolean> {
  const match = await findConfirmedMatch(queryable, applicant.customerId);
  return (
    match?.phone === applicant.phone && fold(match.prefill?.lastName ?? null) === fold(applicant.lastName)
  );
}

/** Fact of the checkout: due until the shopper has a match, none, or chose to type everything. */
export async function phoneMatchFactOf(
  queryable: Queryable,
  customerId: string,
  store: { readonly isPhoneMatchEnabled: boolean; readonly isDecisionEngineEnabled: boolean } | null,
  now: Date,
): Promise<'off' | 'due' | 'done'> {
  if (!store?.isPhoneMatchEnabled || !store.isDecisionEngineEnabled) return 'off';
  const { view } = phoneMatchPosition(await findMatch(queryable, customerId), now);
  return view === 'done' ? 'done' : 'due';
}
