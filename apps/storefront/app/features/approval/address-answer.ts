import type { PlaceProblem } from '../../shared/delivery/place-problem.ts';
import { findApplicationProblem } from './application-checks.ts';
import type { ApplicationProblem } from './application-problems.ts';

/** Inputs that decide about a delivery. */
export const ADDRESS_INPUTS = ['address1', 'address2', 'stateCode', 'postalCode'] as const;

/** Whether we deliver to an address. */
export type AddressAnswer = {
  /** Name of the store that does; null when none does, or none was chosen. */
  readonly storeName: string | null;
  readonly problems: readonly ApplicationProblem[];
  readonly place: PlaceProblem | null;
};

/** What of an address a delivery depends on, as one text; null while something is missing or mistyped. */
export function addressKeyOf(textOf: (input: string) => string): string | null {
  const known = { today: '', isIdentityKnown: false };
  if (ADDRESS_INPUTS.some((input) => findApplicationProblem(input, textOf, known) !== null)) return null;
  const { address1, address2, stateCode, postalCode } = deliveredAddressOf(textOf);
  return [address1, address2, stateCode, postalCode].join('\n');
}

/** The address as it is sent. */
export function deliveredAddressOf(textOf: (input: string) => string) {
  return {
    address1: textOf('address1'),
    ...(textOf('address2') !== '' && { address2: textOf('address2') }),
    stateCode: textOf('stateCode').toUpperCase(),
    postalCode: textOf('postalCode').slice(0, 5),
  };
}
