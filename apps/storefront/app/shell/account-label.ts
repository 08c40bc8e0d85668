import type { ShellCustomer } from './shell-data.ts';

/** Longest first name that fits the header (specification section 2). */
const MAX_NAME_LENGTH = 6;

/** The first name when it is short enough, null for the word that stands in its place. */
export function shortFirstName(customer: ShellCustomer): string | null {
  return customer.firstName.length > 0 && customer.firstName.length <= MAX_NAME_LENGTH
    ? customer.firstName
    : null;
}
