export { endRental } from './end-rental.ts';
export { findSettlement, toSettlement } from './present-settlement.ts';
export { type AgreementSettlement, loadSettling, settlementOn } from './settle-agreement.ts';
export { settlementLines } from './settlement-lines.ts';
