import { sendStoreMessage } from '@ownpath/contracts/store-messages';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { sendMessage } from './send-message.ts';

export function storeMessageRoutes(deps: Dependencies): Route[] {
  return [
    route(sendStoreMessage, (call) => {
      const { body, locale, clientIp } = call;
      return sendMessage(deps, { ...body, locale }, { clientIp, customerId: callerOf(call).customerId });
    }),
  ];
}
