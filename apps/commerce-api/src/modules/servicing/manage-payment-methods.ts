import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { saveCard } from '../customers/index.ts';
import { lockAgreements } from './account-payment-queries.ts';
import { findKeptMethod } from './autopay-charge-queries.ts';
import { loadAutopayFacts } from './get-autopay.ts';
import { listSavedPaymentMethods } from './list-saved-payment-methods.ts';
import { authorize } from './manage-autopay.ts';
import { markDefaultMethod, markMethodRemoved } from './payment-method-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Methods = { paymentMethods: SavedPaymentMethod[] };

const notFound = () => new DomainError('NotFound', 'No such payment method.');

const list = (deps: Parts, customerId: string): Promise<Methods> =>
  listSavedPaymentMethods(deps, { customerId, isCardOnly: false });

/** Keeps a card or bank account; the first card is the default. @throws DomainError `InvalidParameters`; PortError */
export async function savePaymentMethod(
  deps: Parts & Pick<Dependencies, 'ports'>,
  request: { readonly customerId: string; readonly token: string; readonly isDefault: boolean },
): Promise<Methods> {
  const { customerId, token, isDefault } = request;
  const saved = await saveCard(deps, { customerId, token, holder: null, isForAutopay: true });
  if (isDefault) await markDefaultMethod(deps.database, customerId, saved.id);
  return list(deps, customerId);
}

/** @throws DomainError `NotFound` */
export async function makeDefaultPaymentMethod(
  deps: Parts,
  request: { readonly customerId: string; readonly paymentMethodId: string },
): Promise<Methods> {
  const { customerId, paymentMethodId } = request;
  if (!(await findKeptMethod(deps.database, customerId, paymentMethodId))) throw notFound();
  await markDefaultMethod(deps.database, customerId, paymentMethodId);
  return list(deps, customerId);
}

/**
 * Removes a method. Where autopay charges it, another one takes over first, by an authorisation of its own.
 * @throws DomainError `NotFound`; `PaymentMethodInUse` without another one; as `enrollAutopay`
 */
export async function removePaymentMethod(
  deps: Parts,
  request: {
    readonly customerId: string;
    readonly locale: Locale;
    readonly clientIp: string;
    readonly paymentMethodId: string;
    readonly next?: { readonly paymentMethodId: string; readonly textVersion: string } | undefined;
  },
): Promise<Methods> {
  const { customerId, paymentMethodId, clientIp, next } = request;
  await deps.database.transaction(async (transaction) => {
    const all = await loadAutopayFacts(deps, transaction, request);
    await lockAgreements(
      transaction,
      customerId,
      all.map(({ account }) => account.agreement.id),
    );
    if (!(await findKeptMethod(transaction, customerId, paymentMethodId))) throw notFound();
    const facts = await loadAutopayFacts(deps, transaction, request);
    const charged = facts.filter(({ account }) => account.autopay?.savedPaymentMethodId === paymentMethodId);
    if (charged.length > 0 && (!next || next.paymentMethodId === paymentMethodId)) {
      throw new DomainError('PaymentMethodInUse', 'Autopay uses this payment method.');
    }
    for (const one of charged) if (next) await authorize(transaction, deps, one, { ...next, clientIp });
    await markMethodRemoved(transaction, customerId, paymentMethodId, deps.clock.now());
  });
  await deps.database.flush();
  return list(deps, customerId);
}
