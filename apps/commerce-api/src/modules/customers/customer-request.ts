import { DomainError } from '../../domain-error.ts';

/** A call about a customer: who calls, and whose record the path names. */
export type CustomerRequest = {
  readonly caller: { readonly customerId: string; readonly usid: string; readonly siteId: string };
  readonly customerId: string;
};

/** @throws DomainError `NotFound` for anybody else's record, whether or not there is one */
export function assertOwn({ caller, customerId }: CustomerRequest): void {
  if (customerId !== caller.customerId) throw new DomainError('NotFound', 'No such customer.');
}
