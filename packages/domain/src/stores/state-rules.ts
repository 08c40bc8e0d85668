import {
  DEFAULT_EARLY_PURCHASE_RULE,
  DEFAULT_LATE_FEE_RULE,
  DEFAULT_SAME_AS_CASH_DAYS,
  type EarlyPurchaseRule,
} from '../pricing/index.ts';
import type { ReinstatementRule, StateRule } from './state-rule.ts';
import { type StateCode, US_STATES, US_TERRITORIES } from './us-states.ts';

/** Two years after a return is the demo retailer's own policy; the grace days follow the model act. */
const RETAILER_REINSTATEMENT: ReinstatementRule = {
  graceDays: { subMonthly: 2, monthly: 5 },
  afterReturnDays: 730,
  afterReturnTwoThirdsPaidDays: 730,
  maxFeeCents: null,
};

/** The model act, in force in DC (42-3671), MT and MS. */
const MODEL_ACT_REINSTATEMENT: ReinstatementRule = {
  graceDays: { subMonthly: 2, monthly: 5 },
  afterReturnDays: 21,
  afterReturnTwoThirdsPaidDays: 45,
  maxFeeCents: null,
};

/** Used for states without a known statute of their own. */
const BASE: StateRule = {
  enabled: true,
  closure: null,
  transactionName: 'rental-purchase',
  priceCap: null,
  epo: DEFAULT_EARLY_PURCHASE_RULE,
  sacDays: DEFAULT_SAME_AS_CASH_DAYS,
  lateFee: DEFAULT_LATE_FEE_RULE,
  ldwCap: null,
  processingFeeMaxCents: null,
  clubAllowed: true,
  reinstatement: RETAILER_REINSTATEMENT,
  languages: ['en-US', 'es-US'],
  minimumTermWeeks: 0,
  requiresPointOfSaleDisclosure: false,
  requiresTagDisclosure: false,
};

const CONSUMER_RENTAL_PURCHASE = { transactionName: 'consumer-rental-purchase' } as const;
const LEASE_PURCHASE = { transactionName: 'lease-purchase' } as const;
const DISCLOSED = { requiresPointOfSaleDisclosure: true } as const;

/** The store does not rent in states where agreements count as credit sales. */
const CREDIT_SALE_STATE: Partial<StateRule> = {
  enabled: false,
  closure: { reason: 'treated-as-credit-sale', hasAffiliate: true },
  sacDays: 0,
};

const NOT_SERVED: Partial<StateRule> = {
  enabled: false,
  closure: { reason: 'not-served', hasAffiliate: false },
  sacDays: 0,
};

/** At least 80 % of the remaining rent (old retailer disclaimer for MA and RI). */
const EIGHTY_PERCENT_REMAINING: EarlyPurchaseRule = { strategy: 'PCT_REMAINING', shareBps: 8_000 };

/** Differences from the base rule. Transaction names: retailer's disclaimer, about 2013. */
const DIFFERENCES: Partial<Record<StateCode, Partial<StateRule>>> = {
  AK: LEASE_PURCHASE,
  // CA Civil Code 1812.620-.649: caps .644, late fee .626, reinstatement .631, early purchase .632. By law the price
  // within the first three months is the cash price less all rent paid. No service contracts during the rental.
  CA: {
    priceCap: {
      type: 'MERCHANT_COST',
      cashPerCostBps: { appliances: 16_500, electronics: 17_000, furniture: 19_000 },
      totalPerMaxCashBps: 22_500,
    },
    epo: { strategy: 'FRACTION' },
    sacDays: 90,
    lateFee: {
      type: 'PERCENT',
      shareBps: 500,
      floorCents: { subMonthly: 200, monthly: 200 },
      capCents: 500,
      graceDays: { subMonthly: 3, monthly: 7 },
    },
    clubAllowed: false,
    reinstatement: {
      graceDays: { subMonthly: 7, monthly: 10 },
      afterReturnDays: 365,
      afterReturnTwoThirdsPaidDays: 365,
      maxFeeCents: null,
    },
  },
  // CT 42-240 to 42-253: late fee and waiver ceilings 42-241.
  CT: {
    ...DISCLOSED,
    transactionName: 'rent-to-own',
    lateFee: {
      type: 'PERCENT',
      shareBps: 500,
      floorCents: { subMonthly: 100, monthly: 100 },
      capCents: 500,
      graceDays: { subMonthly: 3, monthly: 5 },
    },
    ldwCap: { shareBps: 750 },
  },
  // DC 42-3671.07: reinstatement.
  DC: { ...LEASE_PURCHASE, reinstatement: MODEL_ACT_REINSTATEMENT },
  DE: LEASE_PURCHASE,
  // HI: reinstatement fee of at most $5.
  HI: { ...LEASE_PURCHASE, reinstatement: { ...RETAILER_REINSTATEMENT, maxFeeCents: 500 } },
  IA: { ...CONSUMER_RENTAL_PURCHASE, ...DISCLOSED },
  ID: LEASE_PURCHASE,
  // IN 24-7-5: listed charges only (so no club), processing fee and waiver ceilings. The late fee is the base.
  IN: {
    ldwCap: { shareBps: 1_000, orAtLeastCents: 200 },
    processingFeeMaxCents: 1_000,
    clubAllowed: false,
  },
  KS: { ...LEASE_PURCHASE, ...DISCLOSED },
  MA: { transactionName: 'lease', epo: EIGHTY_PERCENT_REMAINING },
  // MI 445.957: no processing fee. 45 % of payments credited: commonly cited, not verified.
  MI: { epo: { strategy: 'CASH_LESS_PCT', shareBps: 4_500 }, processingFeeMaxCents: 0 },
  // MN: Miller v. ColorTyme, 518 N.W.2d 544 (Minn. 1994).
  MN: CREDIT_SALE_STATE,
  MS: { reinstatement: MODEL_ACT_REINSTATEMENT },
  MT: { reinstatement: MODEL_ACT_REINSTATEMENT },
  ND: CONSUMER_RENTAL_PURCHASE,
  NE: CONSUMER_RENTAL_PURCHASE,
  // NH: disclosure before signing, and on tags and advertisements.
  NH: { ...DISCLOSED, requiresTagDisclosure: true, transactionName: 'rent-to-own' },
  // NJ: Perez v. Rent-A-Center, 186 N.J. 188 (2006): retail instalment law and the 30 % usury limit.
  NJ: {
    enabled: false,
    closure: { reason: 'treated-as-retail-instalment', hasAffiliate: false },
    sacDays: 0,
  },
  NV: { transactionName: 'lease-with-option-to-purchase' },
  // NY Personal Property Law 500-508: late fee 501, caps 503, early purchase 504, tags and advertisements 505.
  NY: {
    priceCap: {
      type: 'MERCHANT_COST',
      cashPerCostBps: { appliances: 17_500, electronics: 20_000, furniture: 21_500 },
      totalPerMaxCashBps: 22_500,
    },
    epo: { strategy: 'FRACTION', isAtLeastOnePayment: true },
    lateFee: {
      type: 'PERCENT',
      shareBps: 1_000,
      floorCents: { subMonthly: 300, monthly: 500 },
      graceDays: { subMonthly: 3, monthly: 7 },
    },
    requiresTagDisclosure: true,
  },
  // OH 1351.05-.06: total at most twice the cash price; half of the payments credited.
  OH: {
    priceCap: { type: 'TOTAL_PER_CASH', totalPerCashBps: 20_000 },
    epo: { strategy: 'CASH_LESS_PCT', shareBps: 5_000 },
  },
  OR: LEASE_PURCHASE,
  PA: DISCLOSED,
  // RI: reinstatement fee of at most $5.
  RI: {
    transactionName: 'lease',
    epo: EIGHTY_PERCENT_REMAINING,
    reinstatement: { ...RETAILER_REINSTATEMENT, maxFeeCents: 500 },
  },
  // SC 37-2-702: 55 % of the remaining payments.
  SC: { ...CONSUMER_RENTAL_PURCHASE, epo: { strategy: 'PCT_REMAINING', shareBps: 5_500 } },
  SD: LEASE_PURCHASE,
  VA: LEASE_PURCHASE,
  // VT: a consumer lease runs for at least 18 weeks; same-as-cash is not offered.
  VT: { transactionName: 'consumer-lease', minimumTermWeeks: 18, sacDays: 0 },
  WA: { ...LEASE_PURCHASE, ...DISCLOSED },
  // WI: Rent-A-Center v. Hall, 181 Wis. 2d 243 (Ct. App. 1993).
  WI: CREDIT_SALE_STATE,
  // WV 46B: total at most 2.4 times the retail price; late fee and early purchase 46B-3.
  WV: {
    priceCap: { type: 'TOTAL_PER_CASH', totalPerCashBps: 24_000 },
    epo: { strategy: 'FRACTION' },
    lateFee: {
      type: 'PERCENT',
      shareBps: 500,
      floorCents: { subMonthly: 0, monthly: 0 },
      capCents: 1_500,
      graceDays: { subMonthly: 3, monthly: 5 },
    },
  },
};

/** Rental-purchase rules of every state, DC and territory. Research for a demo, not legal advice. */
export const stateRules: Readonly<Record<StateCode, StateRule>> = Object.fromEntries([
  ...US_STATES.map(({ code }) => [code, { ...BASE, ...DIFFERENCES[code] }]),
  // Territories: their statutes were not checked, so rentals are closed there.
  ...US_TERRITORIES.map(({ code }) => [code, { ...BASE, ...NOT_SERVED }]),
]) as Record<StateCode, StateRule>;

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
