import type { ApplicationForm } from '@ownpath/contracts/approval';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { openMatchedIdentity } from '../phone-match/index.ts';

/** An application with the birth date and SSN that the client left to the phone match. */
export type CompleteApplication = ApplicationForm & { readonly ssn: string; readonly dateOfBirth: string };

/** Typed values come first. @throws DomainError `InvalidParameters` for what neither form nor match has */
export async function completeApplication(
  deps: Pick<Dependencies, 'database' | 'vault'>,
  customerId: string,
  form: ApplicationForm,
): Promise<CompleteApplication> {
  const isComplete = form.ssn !== undefined && form.dateOfBirth !== undefined;
  const matched = isComplete ? {} : await openMatchedIdentity(deps, customerId);
  const ssn = form.ssn ?? matched.ssn;
  const dateOfBirth = form.dateOfBirth ?? matched.dateOfBirth;
  if (ssn !== undefined && dateOfBirth !== undefined) return { ...form, ssn, dateOfBirth };
  const missing = [dateOfBirth === undefined ? ['dateOfBirth'] : [], ssn === undefined ? ['ssn'] : []].flat();
  throw new DomainError('InvalidParameters', 'The application is not valid.', {
    fields: missing.map((name) => ({ path: `body.application.${name}`, code: 'required' })),
  });
}
