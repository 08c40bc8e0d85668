import { sendStoreMessage } from '@ownpath/contracts/store-messages';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { sendMessage } from './send-message.ts';

export function storeMessageRoutes(deps: Dependencies): Route[] {
  return [
    route(sendStoreMessage, ({ body, locale, clientIp }) => sendMessage(deps, { ...body, locale }, clientIp)),
  ];
}
