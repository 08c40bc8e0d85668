import type { AgreementDetails } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { chargeOf } from '../agreements/index.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { listAgreementAccounts, listItemImageUrls } from './servicing-queries.ts';

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
      currentDueOn: agreementStatusOf(account, deps.clock.now()).currentDueOn ?? undefined,
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
    })),
  };
}
