import { cancelExchange, requestExchange } from '@ownpath/contracts/servicing';
import { EXCHANGE_WISH_MAX_LENGTH } from '@ownpath/domain/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { exchangeHref } from '../../shared/shopper/account-links.ts';

const PROBLEMS = ['ExchangeNotOffered', 'VisitNotChangeable'] as const;

export type ExchangeReturned = {
  readonly problem: (typeof PROBLEMS)[number] | 'wish-too-long' | 'unknown';
  readonly wish: string;
};

type Taken =
  | { readonly redirectTo: string }
  | { readonly returned: ExchangeReturned; readonly status: number };

/** Asks the store, or keeps what is rented. */
export async function takeExchange(commerce: CommerceClient, form: FormData): Promise<Taken> {
  const text = (name: string) => String(form.get(name) ?? '');
  const agreementId = text('agreementNumber');
  const wish = text('wish').trim();
  const isKept = text('intent') === 'keep';
  if (wish.length > EXCHANGE_WISH_MAX_LENGTH) {
    return { returned: { problem: 'wish-too-long', wish }, status: 400 };
  }
  try {
    if (isKept) await commerce.call(cancelExchange, { body: { agreementId } });
    else {
      const body = { agreementId, requestKey: text('requestKey'), wish: wish === '' ? null : wish };
      await commerce.call(requestExchange, { body });
    }
    return { redirectTo: exchangeHref(agreementId, isKept ? 'kept' : 'asked') };
  } catch (error) {
    if (!isCommerceError(error) || error.status === 404) throw error;
    const problem = PROBLEMS.find((code) => code === error.code) ?? 'unknown';
    return { returned: { problem, wish }, status: error.status };
  }
}
