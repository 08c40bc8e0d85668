import { getOrder, type Order } from '@ownpath/contracts/orders';
import {
  type AgreementSummary,
  getAgreementSummary,
  getVisitDays,
  type VisitDay,
  type VisitDays,
  type VisitKind,
} from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { isRunningRental, isTakenBack } from '../../shared/agreements/running-rental.ts';

export type VisitedAgreement = Pick<
  AgreementSummary,
  | 'agreementId'
  | 'agreementNumber'
  | 'name'
  | 'imageUrls'
  | 'frequency'
  | 'rateCents'
  | 'paymentCount'
  | 'totalCostCents'
  | 'cashPriceCents'
  | 'deliveredOn'
>;

export type VisitsPage = {
  readonly agreement: VisitedAgreement;
  /** The customer's other agreements that wait for their delivery. */
  readonly others: readonly Pick<AgreementSummary, 'agreementNumber' | 'name'>[];
  readonly visits: VisitDays;
  /** Null when nothing can be chosen. */
  readonly day: VisitDay | null;
  readonly order: Order | null;
};

export function kindOf(query: URLSearchParams): VisitKind {
  const kind = query.get('kind');
  return kind === 'pickup' || kind === 'service' ? kind : 'delivery';
}

async function findOrder(commerce: CommerceClient, orderNo: string | null): Promise<Order | null> {
  if (orderNo === null) return null;
  try {
    return await commerce.call(getOrder, { params: { orderNo } });
  } catch (error) {
    // Ordered as a guest of another session: its agreement is still the customer's.
    if (isCommerceError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The day that the address chooses, else the booked one, else the first that is free. */
function chosenDay({ days, visit }: VisitDays, asked: string | null): VisitDay | null {
  const isLive = visit?.status === 'scheduled' || visit?.status === 'on-the-way';
  const isOpen = ({ state, date }: VisitDay) => state === 'open' || (isLive && date === visit.scheduledOn);
  const open = days.filter(isOpen);
  return (
    open.find(({ date }) => date === asked) ??
    open.find(({ date }) => isLive && date === visit.scheduledOn) ??
    open[0] ??
    null
  );
}

export type VisitsView = {
  /** The agreement that the address names, else the first that waits for its delivery; null without one. */
  readonly page: VisitsPage | null;
  /** Agreements whose goods are at the customer's. */
  readonly delivered: readonly Pick<AgreementSummary, 'agreementNumber' | 'name'>[];
};

export async function loadVisits(commerce: CommerceClient, query: URLSearchParams): Promise<VisitsView> {
  const { agreement: all } = await commerce.call(getAgreementSummary, { body: {} });
  const running = all.filter(isRunningRental);
  const waiting = running.filter(({ deliveredOn }) => deliveredOn === undefined);
  const asked = query.get('agreement');
  const agreement =
    asked === null
      ? waiting[0]
      : all.find((one) => one.agreementNumber === asked && (isRunningRental(one) || isTakenBack(one)));
  const hasCome = ({ deliveredOn }: AgreementSummary) => deliveredOn !== undefined;
  if (!agreement) return { page: null, delivered: running.filter(hasCome) };
  const { agreementId } = agreement;
  const body = { agreementId, deliveryType: kindOf(query), week: query.get('week') ?? undefined };
  const visits = await commerce.call(getVisitDays, { body }).catch((error: unknown) => {
    // A week that is no date: the one that is shown first.
    if (!(isCommerceError(error) && error.status === 400)) throw error;
    return commerce.call(getVisitDays, { body: { ...body, week: undefined } });
  });
  const page = {
    agreement,
    others: waiting.filter((one) => one !== agreement),
    visits,
    day: chosenDay(visits, query.get('day')),
    order: await findOrder(commerce, visits.orderNo),
  };
  // The store may have reported it just now.
  const isNew = (one: AgreementSummary) => one === agreement && visits.deliveredOn !== null;
  return { page, delivered: running.filter((one) => hasCome(one) || isNew(one)) };
}
