import type { AgreementSummary } from '@ownpath/contracts/servicing';

/** A rental that goes on: neither a membership nor one that has not begun or has ended. */
export const isRunningRental = ({ refCode, type }: Pick<AgreementSummary, 'refCode' | 'type'>): boolean =>
  refCode === 'ACTIVE' && type !== 'club';
