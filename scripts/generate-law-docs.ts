import {
  getStateRule,
  LAW_TOPICS,
  RETAILER_DAYS_AFTER_RETURN,
  type StateLaw,
  type StateRule,
  seen,
  stateLaw,
  type WaiverRefusal,
} from '../packages/domain/src/law/index.ts';
import { FREQUENCIES, type LateFeeAmount } from '../packages/domain/src/pricing/index.ts';
import { writeOrCheckPage } from './project/generated-page.ts';

const target = 'docs/law.md';

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const percent = (shareBps: number) => `${shareBps / 100} %`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** What no row says, but the research that made the rows left open. */
const OPEN_QUESTIONS: Readonly<Record<string, string>> = {
  CA: '§§ 1812.623-.625 (disclosure box, waiver and fee limits); words, time and delivery of notices to a customer who is late: no text was read, so the reminders are plain mails',
  CO: 'the delivery charge that may replace the processing fee',
  IL: 'days after a return; half of a 31-day month is 15.5 days, the agreement gives 15',
  MD: 'whether a late fee is allowed; the form of 12-1111 against the text in force: sections 9 to 14 were read in the version of 2011',
  MO: 'grace for the late fee: the text read names none, so it is as long as the longest reinstatement',
  NY: 'how the limit on late fees of several agreements together (10 %) counts: here for each late payment, as soon as two agreements run; the terming matrix for used goods',
  OK: 'licence',
  PA: 'whether the 2014 bill that frees the formula passed',
  TX: '§ 92.055(b); half of a 31-day month is 15.5 days, the agreement gives 15',
  VT: 'website advertisements',
  WV: 'whether the cash price is the retail value',
  WY: 'licence; fee maxima in the rules of the administrator',
};

const TOPIC_NAMES: Readonly<Partial<Record<(typeof LAW_TOPICS)[number], string>>> = {
  term: 'term',
  lateFee: 'late fee',
  reinstatement: 'reinstatement',
  earlyPurchase: 'early purchase',
  disclosures: 'disclosures',
  damageWaiver: 'waiver',
  fees: 'fees',
};

function amountText(amount: LateFeeAmount): string {
  switch (amount.type) {
    case 'FLAT':
      return money(amount.cents);
    case 'TIERED':
      return amount.tiers
        .map(({ paymentUpToCents, cents }) =>
          paymentUpToCents === null ? money(cents) : `${money(cents)} up to ${money(paymentUpToCents)}`,
        )
        .join(', else ');
    case 'LESSER':
      return `${percent(amount.shareBps)}, ${money(amount.minCents)} to ${money(amount.maxCents)}`;
    case 'GREATER':
      return `${percent(amount.shareBps)} or ${money(amount.cents)}, the greater`;
  }
}

function lateFeeText({ lateFee }: StateRule): string {
  if (lateFee === null) return 'none';
  const grace = FREQUENCIES.map((frequency) => lateFee[frequency].graceDays).join('/');
  const often = amountText(lateFee.WEEKLY.amount);
  const monthly = amountText(lateFee.MONTHLY.amount);
  return `${often === monthly ? often : `${often}; monthly ${monthly}`}, after ${grace} days`;
}

function reinstatementText({ reinstatement }: StateRule, law: StateLaw): string {
  const { days, unit, basis } = reinstatement.inPossession;
  const kept = `${FREQUENCIES.map((frequency) => days[frequency]).join('/')} ${unit} (${basis})`;
  const row = law.reinstatement;
  if (!row) return kept;
  const after = (row.afterReturn ?? []).map(({ fromPaidShareBps, days: count }) =>
    fromPaidShareBps === 0 ? `${count} days` : `${count} from ${percent(fromPaidShareBps)} paid`,
  );
  const terms = row.afterReturnLeaseTerms ? [`${row.afterReturnLeaseTerms} terms`] : [];
  const missed = row.maxMissedPayments ? [`${row.maxMissedPayments} missed payments`] : [];
  const minimum = [...after, ...terms, ...missed].join(', ');
  const from = row.measuredFrom ? ` from the ${row.measuredFrom}` : '';
  const fee = row.maxFeeCents ? `; fee at most ${money(row.maxFeeCents)}` : '';
  return `${kept}${minimum && `; law after a return ${minimum}${from}`}${fee}`;
}

function earlyPurchaseText({ epo, epoBasis, sameAsCashMinDays }: StateRule): string {
  const formula = {
    FRACTION: 'cash × share of payments left',
    PCT_REMAINING: 'shareBps' in epo ? `${percent(epo.shareBps)} of unpaid rent` : '',
    CASH_LESS_PCT: 'shareBps' in epo ? `cash less ${percent(epo.shareBps)} of rent paid` : '',
    SAC: 'cash less rent paid',
  }[epo.strategy];
  const parts = [
    `${formula} (${epoBasis})`,
    ...(epo.strategy === 'FRACTION' && epo.isAtLeastOnePayment ? ['at least one payment'] : []),
    ...(epo.ownershipAtShareBps ? [`ownership at ${percent(epo.ownershipAtShareBps)} = cash`] : []),
    ...(sameAsCashMinDays > 0 ? [`same as cash ${sameAsCashMinDays} days by right`] : []),
  ];
  return parts.join('; ');
}

function capsText({ priceCap, processingFeeMaxCents }: StateRule, law: StateLaw): string {
  const times = (bps: number) => `${bps / 10_000} ×`;
  const cap =
    priceCap === null
      ? []
      : priceCap.type === 'TOTAL_PER_CASH'
        ? [`total ${times(priceCap.totalPerCashBps)} cash`]
        : [
            `cash ${Object.entries(priceCap.cashPerCostBps)
              .map(([name, bps]) => `${name} ${times(bps)}`)
              .join(', ')} cost`,
            `total ${times(priceCap.totalPerMaxCashBps)} highest cash`,
          ];
  const processing =
    processingFeeMaxCents === null
      ? []
      : [processingFeeMaxCents === 0 ? 'no processing fee' : `processing ${money(processingFeeMaxCents)}`];
  const deliveryMaxCents = seen(law.fees)?.deliveryMaxCents;
  const delivery = deliveryMaxCents ? [`delivery ${money(deliveryMaxCents)}`] : [];
  return [...cap, ...processing, ...delivery].join('; ') || 'none known';
}

/** Why the shop offers none although the act was read. */
const WAIVER_REFUSALS: Readonly<Record<WaiverRefusal, string>> = {
  'no-source': '',
  'separate-handout': '; not offered: handout to be signed separately',
  'separate-agreement': '; not offered: agreement of its own',
  'approved-form': '; not offered: form to be approved',
};

function waiverText({ ldwCap, waiverRefusal }: StateRule, law: StateLaw): string {
  const refusal = waiverRefusal === null ? '' : WAIVER_REFUSALS[waiverRefusal];
  if (ldwCap === null) return law.damageWaiver ? `optional; no ceiling read${refusal}` : 'none known';
  const { shareBps, orAtLeastCents } = ldwCap.WEEKLY;
  const floor = orAtLeastCents ? ` or ${money(orAtLeastCents)}` : '';
  const monthly = ldwCap.MONTHLY.orAtLeastCents ? `, monthly ${money(ldwCap.MONTHLY.orAtLeastCents)}` : '';
  return `at most ${percent(shareBps)}${floor}${monthly}${refusal}`;
}

function noticesText(law: StateLaw): string {
  const row = law.disclosures;
  const parts = [
    ...(row?.labels.length ? [`words: ${row.labels.join(', ')}`] : []),
    ...(row?.notices.length ? [`${row.notices.length} prescribed`] : []),
    ...(row?.minPointSize ? [`${row.minPointSize} point`] : []),
    ...(law.copyAndNotice?.reviewHours ? [`review for ${law.copyAndNotice.reviewHours} hours`] : []),
    ...(seen(law.tags)?.required ? ['price cards'] : []),
    ...(law.receipts ? ['receipts'] : []),
    ...(law.language?.quality === 'statute text seen' ? ['every advertised language'] : []),
  ];
  return parts.join('; ') || 'none known';
}

function citationsText(law: StateLaw): string {
  return LAW_TOPICS.flatMap((topic) => {
    const name = TOPIC_NAMES[topic];
    const row = law[topic];
    if (!name || !row) return [];
    return `${name} ${row.cite}${row.quality === 'statute text seen' ? '' : ` (${row.quality})`}`;
  }).join('; ');
}

function checksText(stateCode: string, rule: StateRule, law: StateLaw): string {
  if (!rule.enabled) return `closed: ${law.status === 'statute' ? 'not served' : law.status}`;
  const missing = LAW_TOPICS.flatMap((topic) => (law[topic] === null ? (TOPIC_NAMES[topic] ?? []) : []));
  const unsure = LAW_TOPICS.flatMap((topic) => {
    const row = law[topic];
    return row && row.quality !== 'statute text seen' ? (TOPIC_NAMES[topic] ?? []) : [];
  });
  return [
    ...(missing.length > 0 ? [`not found: ${missing.join(', ')}`] : []),
    ...(unsure.length > 0 ? [`statute not read: ${unsure.join(', ')}`] : []),
    ...(OPEN_QUESTIONS[stateCode] ? [OPEN_QUESTIONS[stateCode]] : []),
  ].join('; ');
}

export function renderLawDocs(): string {
  const rows = Object.entries(stateLaw)
    .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
    .map(([code, law]) => {
      const rule = getStateRule(code);
      const cells = [
        `${law.name} (${code})`,
        rule.enabled ? rule.transactionName : `closed (${rule.closure?.reason})`,
        lateFeeText(rule),
        reinstatementText(rule, law),
        earlyPurchaseText(rule),
        capsText(rule, law),
        waiverText(rule, law),
        noticesText(law),
        citationsText(law),
        checksText(code, rule, law),
      ];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
  const head =
    'State, Term, Late fee, Reinstatement before a return, Early purchase, Caps and fees, Waiver, Notices, Citations, Counsel must check'.split(
      ', ',
    );
  return [
    '# State law',
    '',
    'Generated from `packages/domain/src/law/state-law.json` by `npm run docs:law`. **Research for a demo, not legal advice.**',
    'A retailer has its counsel check every row before it rents; the last column says what to begin with.',
    '',
    '- A citation without a remark: the words of the section were read. Money follows only those. Rows marked `secondary`',
    '  or `own knowledge`, and what was not found, give the most generous contract: no late fee, the longest time to',
    '  reinstate, no reinstatement fee.',
    '- Four figures in a row are for weekly, bi-weekly, semi-monthly and monthly payments. A frequency that the law does',
    '  not name has the longer grace.',
    `- \`law\` and \`policy\` tell the statute’s figure from the retailer’s own. By policy every state has ${RETAILER_DAYS_AFTER_RETURN} days to`,
    '  reinstate after a return, no reinstatement fee, and half of the unpaid rent as the early purchase price where the',
    '  law leaves the formula free. The processing fee is the store’s price, up to the ceiling where one was read; it counts',
    '  toward the total cost, so none is charged where the total may be no more than twice the cash price.',
    '- Price cards: every price stands with payment, number of payments, total cost and cash price. No delivery fee is charged',
    '  anywhere, so its ceilings have nothing to limit.',
    '- A deposit for a reservation is refundable in full: no text that was read lets a store keep a part of it.',
    '- Prescribed forms are in the words and order of the acts: Vermont’s cost box, the statement of Hawaii, Maryland’s form',
    '  (whose sections 9 to 14 were read in the version of 2011). Where a form asks to specify, the agreement’s figures stand.',
    '- Territories without a row are closed.',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeOrCheckPage({ target, script: 'docs:law', text: renderLawDocs() });
