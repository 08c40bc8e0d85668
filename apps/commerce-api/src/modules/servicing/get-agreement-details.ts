import type { AgreementDetails } from '@ownpath/contracts/servicing';
import { openPayments, partsOf, sumOfParts } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { chargeOf } from '../agreements/index.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { getCustomerRecord } from './get-customer-record.ts';
import { isRunning, listAgreementAccounts, listItemImageUrls } from './servicing-queries.ts';

/** @throws DomainError `NotFound` unless the agreement is the caller's and of the given store, if any */
export async function getAgreementDetails(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly agreementId: string;
    readonly isAgreementNumber: boolean;
    readonly storeId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<AgreementDetails> {
  const accounts = await listAgreementAccounts(deps.database, request.customerId);
  const account = accounts.find(({ agreement }) => {
    const name = request.isAgreementNumber ? agreement.agreementNumber : agreement.id;
    return name === request.agreementId && (request.storeId ?? agreement.storeId) === agreement.storeId;
  });
  if (!account) throw new DomainError('NotFound', 'No such agreement.');
  const { agreement, autopay, appointments, schedule } = account;
  const status = agreementStatusOf(account, deps.clock.now());
  const open = new Map(openPayments(status.account).map((payment) => [payment.number, payment]));
  const leftOf = (number: number) => {
    const payment = open.get(number);
    return payment && isRunning(agreement.status) ? sumOfParts(partsOf([payment])) : 0;
  };
  const customer = await getCustomerRecord(deps, request.customerId);
  const { firstName = '', lastName = '' } = customer.customer;
  const deliveries = appointments.filter(({ kind }) => kind === 'delivery' || kind === 'carry-out');
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    storeNumber: agreement.storeId,
    workflow: {
      isAutopayEnabled: autopay !== null,
      isAgreementSigned: agreement.signedAt !== null,
      isDeliveryScheduled: deliveries.some(({ status }) => status === 'scheduled' || status === 'on-the-way'),
      isDeliveryCompleted: deliveries.some(({ status }) => status === 'completed'),
    },
    information: {
      currentDueOn: status.currentDueOn ?? undefined,
      paymentCount: agreement.paymentCount,
      openedOn: agreement.openedOn ?? undefined,
    },
    name: agreement.name[request.locale],
    imageUrls: (await listItemImageUrls(deps.database, [agreement.id])).get(agreement.id) ?? [],
    payments: schedule.map((payment) => ({
      number: payment.sequence,
      dueOn: payment.dueOn,
      totalCents: chargeOf(payment),
      isPaid: payment.status === 'paid',
      leftCents: leftOf(payment.sequence),
    })),
    terms: {
      totalRentCents: agreement.totalRentCents,
      processingFeeCents: agreement.processingFeeCents,
      waiverCents: agreement.lossDamageWaiverCents,
      clubCents: agreement.membershipCancelledAt === null ? agreement.clubCents : 0,
      taxRatePpm: agreement.taxRatePpm,
      sameAsCashUntil: agreement.sameAsCashUntil ?? undefined,
    },
    items: account.items.map((item) => ({
      name: item.description[request.locale],
      condition: item.condition,
      quantity: item.quantity,
      rmsItemNumber: item.rmsItemNumber,
      inventoryNumber: item.inventoryNumber ?? undefined,
    })),
    deliveredOn: agreement.deliveredOn ?? undefined,
    closedOn: agreement.closedOn ?? undefined,
    paidInFullOn: agreement.paidInFullOn ?? undefined,
    customerName: `${firstName} ${lastName}`.trim(),
  };
}
