import { type Basket, BasketCodec } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import { callerOf } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { etagOf } from './change-basket.ts';

type BasketCall = {
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly params: { readonly basketId: string };
  readonly request: Request;
};

/** What every use case asks of a call on one basket. */
export const requestOf = (call: BasketCall) => ({
  caller: callerOf(call),
  locale: call.locale,
  basketId: call.params.basketId,
  ifMatch: call.request.headers.get('if-match'),
});

/** A basket with the ETag that a change may name in `If-Match`. */
export async function withEtag(answer: Promise<Basket>): Promise<Response> {
  const basket = await answer;
  return Response.json(z.encode(BasketCodec, basket), {
    headers: { etag: etagOf(basket.version), 'cache-control': 'no-store' },
  });
}
