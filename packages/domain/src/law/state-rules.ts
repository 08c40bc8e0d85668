import { DEFAULT_EARLY_PURCHASE_RULE } from '../pricing/index.ts';
import { type StateCode, US_STATES_AND_TERRITORIES } from '../stores/us-states.ts';
import { deriveLateFee } from './derive-late-fee.ts';
import {
  deriveEarlyPurchase,
  derivePriceCap,
  deriveProcessingFeeMax,
  deriveWaiverCap,
  deriveWaiverRefusal,
} from './derive-prices.ts';
import { deriveReinstatement, RETAILER_DAYS_IN_POSSESSION } from './derive-reinstatement.ts';
import { type StateLaw, seen, stateLaw } from './state-law.ts';
import { type StateClosure, type StateRule, TRANSACTION_NAMES, type TransactionName } from './state-rule.ts';
import { LATE_FEE_LIMIT_OF_SEVERAL, MOST_RECENT_PAYMENT_FIRST } from './statute-readings.ts';

const CREDIT_SALE: StateClosure = { reason: 'treated-as-credit-sale', hasAffiliate: false };
const CREDIT_SALE_WITH_AFFILIATE: StateClosure = { ...CREDIT_SALE, hasAffiliate: true };
const NOT_SERVED: StateClosure = { reason: 'not-served', hasAffiliate: false };

/** Where the retailer does not rent online. Territories, and states without a row, are closed too. */
const CLOSURES: Partial<Readonly<Record<StateCode, StateClosure>>> = {
  // Miller v. ColorTyme, 518 N.W.2d 544 (Minn. 1994).
  MN: CREDIT_SALE_WITH_AFFILIATE,
  // G.S. 25A-2(b): a lease that passes ownership for no more than 10 % of the cash price, after payments of more than
  // 110 % of the value, is a credit sale. The agreements pass it for nothing, at twice the cash price.
  NC: CREDIT_SALE,
  // Perez v. Rent-A-Center, 186 N.J. 188 (2006): retail instalment law and the 30 % usury limit.
  NJ: { reason: 'treated-as-retail-instalment', hasAffiliate: false },
  PR: NOT_SERVED,
  // Rent-A-Center v. Hall, 181 Wis. 2d 243 (Ct. App. 1993).
  WI: CREDIT_SALE_WITH_AFFILIATE,
};

/** The retailer's benefit club is not offered there (CA 1812.635, IN 24-7-5: listed charges only). */
const WITHOUT_CLUB: readonly StateCode[] = ['CA', 'IN'];

/** The most generous contract: what a state without a row that was seen gets. */
const MOST_GENEROUS: StateRule = {
  enabled: true,
  closure: null,
  transactionName: 'rental-purchase',
  priceCap: null,
  epo: DEFAULT_EARLY_PURCHASE_RULE,
  epoBasis: 'policy',
  sameAsCashMinDays: 0,
  sameAsCashLetterDays: null,
  lateFee: null,
  lateFeeLimitOfSeveralBps: null,
  ldwCap: null,
  waiverRefusal: 'no-source',
  processingFeeMaxCents: null,
  depositMayBeKept: false,
  clubAllowed: true,
  reinstatement: deriveReinstatement('', null),
  paymentOrder: 'OLDEST_FIRST',
  languages: ['en-US', 'es-US'],
};

/** The rule that follows from a state's rows, with the retailer's own terms where the law leaves room or was not read. */
export function deriveStateRule(stateCode: StateCode, law: StateLaw | undefined): StateRule {
  const closure = CLOSURES[stateCode] ?? (law === undefined ? NOT_SERVED : null);
  const open = { enabled: closure === null, closure };
  if (law === undefined) return { ...MOST_GENEROUS, ...open };
  const priceCap = derivePriceCap(stateCode, law);
  const reinstatement = deriveReinstatement(stateCode, law);
  const { days, unit } = reinstatement.inPossession;
  return {
    ...MOST_GENEROUS,
    ...open,
    ...deriveEarlyPurchase(stateCode, law),
    transactionName: transactionNameOf(law),
    priceCap,
    // A closed state has no agreements, so no late fee either.
    lateFee:
      closure === null
        ? deriveLateFee(stateCode, law, unit === 'days' ? days : RETAILER_DAYS_IN_POSSESSION)
        : null,
    lateFeeLimitOfSeveralBps: LATE_FEE_LIMIT_OF_SEVERAL[stateCode] ?? null,
    ldwCap: deriveWaiverCap(law),
    waiverRefusal: deriveWaiverRefusal(law),
    processingFeeMaxCents: deriveProcessingFeeMax(law, priceCap),
    depositMayBeKept: seen(law.fees)?.depositMayBeKept === true,
    clubAllowed: !WITHOUT_CLUB.includes(stateCode),
    reinstatement,
    paymentOrder: MOST_RECENT_PAYMENT_FIRST.includes(stateCode) ? 'MOST_RECENT_FIRST' : 'OLDEST_FIRST',
  };
}

function transactionNameOf(law: StateLaw): TransactionName {
  const value = seen(law.term)?.value;
  return TRANSACTION_NAMES.find((name) => name === value) ?? MOST_GENEROUS.transactionName;
}

/** Rental-purchase rules of every state, DC and territory. Research for a demo, not legal advice. */
export const stateRules: Readonly<Record<StateCode, StateRule>> = Object.fromEntries(
  US_STATES_AND_TERRITORIES.map(({ code }) => [code, deriveStateRule(code, stateLaw[code])]),
) as Record<StateCode, StateRule>;

/** States where shoppers see "Oops!" and a link to an affiliate (specification section 9). */
export const AFFILIATE_STATE_CODES = ['MN', 'WI'] as const satisfies readonly StateCode[];
export type AffiliateStateCode = (typeof AFFILIATE_STATE_CODES)[number];

/** The rule for a state abbreviation. @throws RangeError when there is no such state */
export function getStateRule(stateCode: string): StateRule {
  const rule = Object.hasOwn(stateRules, stateCode) ? stateRules[stateCode as StateCode] : undefined;
  if (rule === undefined) throw new RangeError(`No such state: ${stateCode}`);
  return rule;
}

/**
 * True when both the store's and the delivery address's state are open.
 * A closed state on either side rejects prices, approvals and leads; an unknown state counts as closed.
 */
export function canRentIn(storeStateCode: string, deliveryStateCode: string): boolean {
  return [storeStateCode, deliveryStateCode].every(
    (code) => Object.hasOwn(stateRules, code) && stateRules[code as StateCode].enabled,
  );
}
