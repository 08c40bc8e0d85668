import * as contract from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { loadBankState } from './bank-state.ts';
import { confirmBankDeposits, openBankLink, sendBankDeposits } from './verify-account.ts';

type BankCall = {
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly clientIp: string;
  readonly body: { readonly basketId: string };
};

export function bankRoutes(deps: Dependencies): Route[] {
  const requestOf = (call: BankCall) => ({
    caller: callerOf(call),
    locale: call.locale,
    basketId: call.body.basketId,
  });
  const limit = (call: BankCall) =>
    limitAttempts(deps, {
      call: 'bank-verification',
      clientIp: call.clientIp,
      account: callerOf(call).customerId,
    });
  return [
    route(contract.getBankVerification, (call) =>
      loadBankState(deps, requestOf(call), { bankName: call.body.bankName ?? '' }),
    ),
    route(contract.openBankLink, async (call) => {
      await limit(call);
      const { institutionId, returnUrl } = call.body;
      return openBankLink(deps, { ...requestOf(call), institutionId, returnUrl });
    }),
    route(contract.sendBankDeposits, async (call) => {
      await limit(call);
      const { routingNumber, accountNumber } = call.body;
      return sendBankDeposits(deps, { ...requestOf(call), routingNumber, accountNumber });
    }),
    route(contract.confirmBankDeposits, async (call) => {
      await limit(call);
      const { amountsCents, triesLeft } = call.body;
      return confirmBankDeposits(deps, { ...requestOf(call), amountsCents, triesLeft });
    }),
  ];
}
