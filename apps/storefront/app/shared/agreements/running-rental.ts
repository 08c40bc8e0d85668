import type { AgreementSummary } from '@ownpath/contracts/servicing';

/** It ended when the goods were taken back. */
export const isTakenBack = ({ refCode }: Pick<AgreementSummary, 'refCode'>): boolean =>
  refCode === 'RETURNED' || refCode === 'EXCHANGED';

/** A rental that goes on: neither a membership nor one that has not begun or has ended. */
export const isRunningRental = ({ refCode, type }: Pick<AgreementSummary, 'refCode' | 'type'>): boolean =>
  refCode === 'ACTIVE' && type !== 'club';
