import type { AgreementSummary, ClubInfo } from '@ownpath/contracts/servicing';
import { canShowBenefitPlus } from '@ownpath/domain/agreements';
import { calendarDateIn } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { agreementStatusOf, mayPayOnline, refCodeOf, statusRefOf } from './agreement-status.ts';
import { listDebits, listLastPaid } from './debit-queries.ts';
import {
  type AgreementAccount,
  getCustomerRow,
  listAgreementAccounts,
  listItemImageUrls,
} from './servicing-queries.ts';

type Debits = Pick<AgreementSummary, 'provisionalCents' | 'returnedPayment'>;

/** The agreement's bank debits that are provisional, and the one that came back and that nothing was paid after. */
function debitsOf(
  { agreement, store }: AgreementAccount,
  debits: Awaited<ReturnType<typeof listDebits>>,
  lastPaid: Awaited<ReturnType<typeof listLastPaid>>,
): Debits {
  const own = debits.filter(({ agreementId }) => agreementId === agreement.id);
  const pending = own.filter(({ state }) => state === 'pending');
  const provisionalCents = pending.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const returned = own.find(({ state }) => state === 'returned');
  const paidAt = lastPaid.find(({ agreementId }) => agreementId === agreement.id)?.paidAt;
  const isAnswered = returned?.returnedAt && paidAt && new Date(paidAt) >= returned.returnedAt;
  if (!returned?.returnedAt || isAnswered || agreement.status !== 'active') {
    return { provisionalCents, returnedPayment: undefined };
  }
  const { paymentId, amountCents, last4, returnedAt } = returned;
  const returnedOn = calendarDateIn(returnedAt, store.timeZone);
  return { provisionalCents, returnedPayment: { paymentId, amountCents, last4, returnedOn } };
}

/** An agreement whose goods were taken back keeps what was not paid; nothing of it falls due. */
function paymentsLeftOf(
  { status, paymentCount, paymentsMade }: AgreementAccount['agreement'],
  { unpaid }: ReturnType<typeof agreementStatusOf>,
): number {
  return status === 'returned' || status === 'exchanged' ? paymentCount - paymentsMade : unpaid.length;
}

function toSummary(
  account: AgreementAccount,
  customer: { readonly isRemotePaymentAllowed: boolean },
  imageUrls: readonly string[],
  { locale, now, debits }: { readonly locale: Locale; readonly now: Date; readonly debits: Debits },
): AgreementSummary {
  const { agreement, items, autopay, appointments } = account;
  const status = agreementStatusOf(account, now);
  const delivery = appointments.filter(({ kind }) => kind === 'delivery' || kind === 'carry-out');
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    description: agreement.description[locale],
    type: agreement.type,
    isClub: agreement.type === 'club',
    name: agreement.name[locale],
    refCode: refCodeOf(agreement),
    statusRef: statusRefOf(agreement),
    packageName: agreement.packageName ?? undefined,
    totalCostCents: agreement.totalCostCents,
    rateCents: agreement.rateCents,
    paymentCount: agreement.paymentCount,
    remainingCents: status.remainingCents,
    frequency: agreement.frequency,
    isAutopay: autopay !== null,
    pastDueRentCents: status.pastDueRentCents,
    amountDueCents: status.dueCents,
    paymentMethodId: autopay?.savedPaymentMethodId ?? undefined,
    deliveredOn: agreement.deliveredOn ?? delivery.find(({ status }) => status === 'completed')?.scheduledOn,
    openedOn: agreement.openedOn ?? undefined,
    scheduledOn: delivery.find(({ status }) => status === 'scheduled' || status === 'on-the-way')
      ?.scheduledOn,
    storeNumber: agreement.storeId,
    items: items.map((item) => ({
      rmsItemNumber: item.rmsItemNumber,
      inventoryNumber: item.inventoryNumber ?? undefined,
      itemId: item.id,
      name: item.description[locale],
    })),
    cashPriceCents: agreement.cashPriceCents,
    paymentsLeft: paymentsLeftOf(agreement, status),
    imageUrls: [...imageUrls],
    currentDueOn: status.currentDueOn ?? undefined,
    dueStatus: status.dueStatus ?? undefined,
    daysLate: status.daysLate,
    mayPayOnline: mayPayOnline(customer, agreement),
    orderNo: agreement.orderNo ?? undefined,
    paidInFullOn: agreement.paidInFullOn ?? undefined,
    ...debits,
  };
}

/** A rental agreement that the membership was chosen with. */
const hasClubFee = ({ clubCents, status, membershipCancelledAt }: AgreementAccount['agreement']) =>
  clubCents > 0 && status === 'active' && membershipCancelledAt === null;

const isPaidMembership = (agreement: AgreementAccount['agreement']) =>
  agreement.isMembershipActive === true || hasClubFee(agreement);

async function toClubInfo(
  deps: Pick<Dependencies, 'database' | 'config'>,
  accounts: readonly AgreementAccount[],
): Promise<ClubInfo> {
  const clubs = accounts.filter(({ agreement }) => agreement.type === 'club' || hasClubFee(agreement));
  const [home] = accounts.filter(({ agreement }) => agreement.type !== 'club');
  const isPreferenceEnabled = (await findPreference(deps, 'enableBenefitPlus')) === true;
  return {
    isMember: clubs.some(({ agreement }) => isPaidMembership(agreement)),
    memberships: clubs.map(({ agreement }) => ({
      agreementId: agreement.id,
      agreementNumber: agreement.agreementNumber,
      agreementStatusRef: isPaidMembership(agreement) ? 'A' : 'I',
      storeNumber: agreement.storeId,
    })),
    canOfferBenefitPlus:
      home !== undefined &&
      canShowBenefitPlus({
        isPreferenceEnabled,
        storeBenefitPlusType: home.store.benefitPlusType,
        isClubAllowedInState: getStateRule(home.store.stateCode).clubAllowed,
        clubMembershipCount: clubs.filter(({ agreement }) => isPaidMembership(agreement)).length,
      }),
  };
}

/** The customer's agreements, oldest first, with amounts due on the store's calendar day. */
export async function summarizeAgreements(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  request: { readonly customerId: string; readonly locale: Locale },
): Promise<{ agreement: AgreementSummary[]; clubInfoResponse: ClubInfo }> {
  const accounts = await listAgreementAccounts(deps.database, request.customerId);
  const customer = await getCustomerRow(deps.database, request.customerId);
  const now = deps.clock.now();
  const { locale } = request;
  const ids = accounts.map(({ agreement }) => agreement.id);
  const imageUrls = await listItemImageUrls(deps.database, ids);
  const debits = await listDebits(deps.database, request.customerId);
  const lastPaid = debits.length > 0 ? await listLastPaid(deps.database, request.customerId) : [];
  return {
    agreement: accounts.map((account) =>
      toSummary(account, customer, imageUrls.get(account.agreement.id) ?? [], {
        locale,
        now,
        debits: debitsOf(account, debits, lastPaid),
      }),
    ),
    clubInfoResponse: await toClubInfo(deps, accounts),
  };
}
