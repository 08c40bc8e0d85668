import type { AgreementRefCode } from '@ownpath/contracts/servicing';
import type { AgreementAccount } from './servicing-queries.ts';

type Agreement = AgreementAccount['agreement'];

/** Statuses by the codes that clients read; cancelled agreements are never told. */
const REF_CODES: Readonly<Record<Exclude<Agreement['status'], 'cancelled'>, AgreementRefCode>> = {
  pending: 'PENDING',
  'preliminary-invoiced': 'PRELIMINV',
  'preliminary-paid': 'PRELIMPAID',
  active: 'ACTIVE',
  'paid-off': 'PAIDOFF',
  returned: 'RETURNED',
  exchanged: 'EXCHANGED',
};

export function refCodeOf({ status }: Agreement): AgreementRefCode {
  if (status === 'cancelled') throw new RangeError('a cancelled agreement has no reference code');
  return REF_CODES[status];
}

/** `A` running, `P` on the way, `C` over; a club membership is `A` or `I`. */
export function statusRefOf(agreement: Agreement): 'A' | 'P' | 'C' | 'I' {
  if (agreement.type === 'club') return agreement.isMembershipActive ? 'A' : 'I';
  switch (refCodeOf(agreement)) {
    case 'ACTIVE':
      return 'A';
    case 'PENDING':
    case 'PRELIMINV':
    case 'PRELIMPAID':
      return 'P';
    default:
      return 'C';
  }
}

/** What the domain's rules for the account page read of an agreement. */
export function listingOf(agreement: Agreement) {
  return {
    agreementRefCode: refCodeOf(agreement),
    agreementStatusRef: statusRefOf(agreement),
    isClub: agreement.type === 'club',
    isNote: agreement.type === 'note',
    storeNumber: agreement.storeId,
  };
}
