import { isUsPhone, listUnmetPasswordRequirements, phoneDigitsOf } from '@ownpath/domain/account';
import { DomainError } from '../../domain-error.ts';
import type { Phones } from './customers-queries.ts';

/** A call about a customer: the caller, and the customer in the path. */
export type CustomerRequest = {
  readonly caller: { readonly customerId: string; readonly usid: string; readonly siteId: string };
  readonly customerId: string;
};

/** @throws DomainError `NotFound` for another customer, whether or not they exist */
export function assertOwn({ caller, customerId }: CustomerRequest): void {
  if (customerId !== caller.customerId) throw new DomainError('NotFound', 'No such customer.');
}

/** @throws DomainError `InvalidPassword` with each rule that is not met (specification section 5) */
export function assertPasswordRules(password: string, path: string): void {
  const unmet = listUnmetPasswordRequirements(password);
  if (unmet.length === 0) return;
  throw new DomainError('InvalidPassword', 'The password does not meet the rules.', {
    fields: unmet.map((code) => ({ path, code })),
  });
}

const phoneKinds = { phoneMobile: 'mobile', phoneHome: 'home', phoneBusiness: 'work' } as const;
type PhoneFields = { readonly [Name in keyof typeof phoneKinds]?: string | null | undefined };

/** Documented phone fields as ten digits by kind; an empty one removes. @throws DomainError `InvalidCustomer` */
export function readPhones(fields: PhoneFields): Phones {
  const entries = (Object.keys(phoneKinds) as (keyof typeof phoneKinds)[]).map((name) => {
    const text = fields[name];
    if (text === undefined) return [phoneKinds[name], undefined];
    if (text === null || text === '') return [phoneKinds[name], null];
    if (!isUsPhone(text)) {
      throw new DomainError('InvalidCustomer', 'A phone number is not a US number.', {
        fields: [{ path: name, code: 'invalid' }],
      });
    }
    return [phoneKinds[name], phoneDigitsOf(text)];
  });
  return Object.fromEntries(entries) as Phones;
}
