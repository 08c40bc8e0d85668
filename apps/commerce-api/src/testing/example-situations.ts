import { createHash, randomBytes } from 'node:crypto';
import { addCouponToBasket, createBasket, getBasket } from '@ownpath/contracts/basket';
import { getRenewalTerms } from '@ownpath/contracts/checkout';
import type { ExampleSituation } from '@ownpath/contracts/examples';
import { authorizeGuest } from '@ownpath/contracts/login';
import { createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import { createRegisteredShopper } from './create-registered-shopper.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';
import { cards, createJourney, SOFA } from './shop-journey.ts';

/** Who calls in an example, and what the names in braces stand for. */
export type Situation = {
  readonly shopper: TestShopper | null;
  readonly values: Readonly<Record<string, string>>;
};

async function startLogin(engine: TestApp): Promise<Record<string, string>> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const redirectUri = engine.deps.config.clients[0]?.redirectUris[0] ?? '';
  const query = {
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: codeChallenge,
    hint: 'guest',
  };
  const answer = await engine.request('GET', pathOf(authorizeGuest, {}, query));
  const found = new URL(answer.headers.get('location') ?? '').searchParams;
  return { codeVerifier, codeChallenge, redirectUri, code: found.get('code') ?? '' };
}

async function cardToken(engine: TestApp): Promise<string> {
  const typed = { number: cards.good, expiry: '12/30', securityCode: '123', nameOnCard: 'Ana Ruiz' };
  const made = await createSandboxToken(engine.deps, typed);
  return 'token' in made ? made.token.token : '';
}

/** Sends JSON and gives the answer's; throws when it is a refusal. */
async function send(engine: TestApp, shopper: TestShopper, method: string, path: string, body: unknown) {
  const response = await engine.request(method, path, { shopper, body });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

async function registered(engine: TestApp): Promise<Situation> {
  const shopper = await createRegisteredShopper(engine);
  const customerId = shopper.tokens.customer_id;
  const base = `/customer/shopper-customers/v1/organizations/${DEMO_ORGANIZATION_ID}/customers/${customerId}`;
  const post = (path: string, body: unknown) =>
    send(engine, shopper, 'POST', `${base}/${path}?siteId=${DEMO_SITE_ID}`, body);
  await post('addresses', { addressId: 'Home', lastName: 'Ruiz', countryCode: 'US', postalCode: '75024' });
  const list = await post('product-lists', { type: 'wish_list' });
  const item = { productId: 'alder-3-seat-sofa', quantity: 1, public: false, priority: 1, type: 'product' };
  const listItem = await post(`product-lists/${list.id}/items`, item);
  const card = await post('payment-instruments', {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { creditCardToken: await cardToken(engine) },
  });
  return {
    shopper,
    values: {
      login: shopper.login,
      listId: String(list.id),
      listItemId: String(listItem.id),
      paymentInstrumentId: String(card.paymentInstrumentId),
    },
  };
}

async function onTheWay(engine: TestApp, situation: ExampleSituation): Promise<Situation> {
  const journey = createJourney(engine);
  if (situation === 'nobody') return { shopper: null, values: {} };
  if (situation === 'guest') return { shopper: await engine.createGuest(), values: {} };
  const shopper = await journey.guestIn();
  if (situation === 'store') return { shopper, values: {} };
  if (situation === 'empty basket') {
    const { basketId } = await engine.call(createBasket, shopper, { body: {} });
    return { shopper, values: { basketId } };
  }
  if (situation === 'basket' || situation === 'approved') {
    const { basketId, items } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    const values = { basketId, itemId: items[0]?.itemId ?? '' };
    if (situation === 'approved') {
      await journey.apply(shopper, '900001099');
      return { shopper, values };
    }
    const body = { code: 'WELCOMEBACK' };
    const { coupons } = await engine.call(addCouponToBasket, shopper, { params: { basketId }, body });
    const couponItemId = coupons[0]?.couponItemId ?? '';
    return { shopper, values: { ...values, couponItemId } };
  }
  const basketId = await journey.readyToOrder(shopper);
  const { version } = await engine.call(getRenewalTerms, shopper, { body: { basketId } });
  const { paymentInstruments } = await engine.call(getBasket, shopper, { params: { basketId } });
  const paymentInstrumentId = paymentInstruments[0]?.paymentInstrumentId ?? '';
  if (situation === 'ready') {
    return { shopper, values: { basketId, termsVersion: version, paymentInstrumentId } };
  }
  const { orderNo } = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  if (situation === 'signed') await journey.signAt(envelopeId);
  return { shopper, values: { orderNo, envelopeId } };
}

/** Brings about what an example starts from, for a shopper of its own. */
export async function createSituation(engine: TestApp, situation: ExampleSituation): Promise<Situation> {
  const { shopper, values } =
    situation === 'registered' ? await registered(engine) : await onTheWay(engine, situation);
  return {
    shopper,
    values: {
      organizationId: DEMO_ORGANIZATION_ID,
      siteId: DEMO_SITE_ID,
      clientId: DEMO_PUBLIC_CLIENT_ID,
      cardToken: await cardToken(engine),
      ...(await startLogin(engine)),
      ...(shopper
        ? {
            usid: shopper.tokens.usid,
            customerId: shopper.tokens.customer_id,
            refreshToken: shopper.tokens.refresh_token,
          }
        : {}),
      ...values,
    },
  };
}
