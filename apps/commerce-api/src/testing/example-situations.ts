import { addCouponToBasket, createBasket, getBasket } from '@ownpath/contracts/basket';
import { getRenewalTerms } from '@ownpath/contracts/checkout';
import type { ExampleSituation } from '@ownpath/contracts/examples';
import {
  enrollAutopay,
  getAgreementSummary,
  getAutopay,
  getPaymentHistory,
  stopAutopay,
} from '@ownpath/contracts/servicing';
import { createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import { eq } from '../database/orm.ts';
import { agreements } from '../database/schema/index.ts';
import { saveMethod } from './autopay-rental.ts';
import { createRegisteredShopper, TEST_PASSWORD } from './create-registered-shopper.ts';
import { TEST_PRIVATE_CLIENT, type TestApp, type TestShopper } from './create-test-app.ts';
import {
  mailCode,
  mailResetToken,
  signInElsewhere,
  startLogin,
  startPrivateSession,
} from './example-situations-login.ts';
import { createOfferedShopper } from './offered-shopper.ts';
import { cards, createJourney, rentSofa, SOFA } from './shop-journey.ts';

/** Lewisville, which reserves for a deposit. */
const DEPOSIT_STORE = '04275';

/** The caller of an example, and the values of the names in braces. */
export type Situation = {
  readonly shopper: TestShopper | null;
  readonly values: Readonly<Record<string, string>>;
};

async function cardToken(engine: TestApp): Promise<string> {
  const typed = {
    number: cards.good,
    expiry: '12/30',
    securityCode: '123',
    postalCode: '75024',
    nameOnCard: 'Ana Ruiz',
  };
  const made = await createSandboxToken(engine.deps, typed);
  return 'token' in made ? made.token.token : '';
}

/** Sends JSON and returns the answer's; throws on a refusal. */
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

async function rented(engine: TestApp): Promise<Situation> {
  const { shopper, order } = await rentSofa(engine);
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  const { payments } = await engine.call(getPaymentHistory, shopper, { body: {} });
  const agreementId = agreement[0]?.agreementId ?? '';
  const paymentId = payments[0]?.paymentId ?? '';
  const token = await cardToken(engine);
  const paymentMethodId = await saveMethod(engine, shopper.tokens.customer_id);
  return {
    shopper,
    values: { orderNo: order.orderNo, agreementId, paymentId, paymentMethodId, cardToken: token },
  };
}

/** Delivered, and signed six months ago. */
async function exchangeable(engine: TestApp): Promise<Situation> {
  const situation = await rented(engine);
  const { agreementId = '' } = situation.values;
  await engine.deps.database
    .update(agreements)
    .set({ openedOn: '2026-05-21', deliveredOn: '2026-05-23' })
    .where(eq(agreements.id, agreementId));
  return situation;
}

/** Turned on, off again, and still to be undone. */
async function onAutopay(engine: TestApp): Promise<Situation> {
  const situation = await rented(engine);
  const { agreementId = '', paymentMethodId = '' } = situation.values;
  const { agreements } = await engine.call(getAutopay, situation.shopper, { body: {} });
  const { version = 0, authorization } = agreements[0] ?? {};
  const body = { agreementId, version, paymentMethodId, textVersion: authorization?.textVersion ?? '' };
  await engine.call(enrollAutopay, situation.shopper, { body });
  await engine.call(stopAutopay, situation.shopper, { body: { agreementId } });
  return situation;
}

/** Applications are limited by the hour. */
const passApplicationLimit = (engine: TestApp) => engine.clock.advance(60 * 60 * 1000);

async function depositDue(engine: TestApp): Promise<Situation> {
  passApplicationLimit(engine);
  const journey = createJourney(engine);
  const shopper = await journey.guestIn(DEPOSIT_STORE);
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  return { shopper, values: { basketId } };
}

async function onTheWay(engine: TestApp, situation: ExampleSituation): Promise<Situation> {
  const journey = createJourney(engine);
  if (situation === 'nobody') return { shopper: null, values: {} };
  if (situation === 'guest') return { shopper: await engine.createGuest(), values: {} };
  const shopper = await journey.guestIn();
  if (situation === 'deposit due') return depositDue(engine);
  if (situation === 'store') return { shopper, values: {} };
  if (situation === 'empty basket') {
    const { basketId } = await engine.call(createBasket, shopper, { body: {} });
    return { shopper, values: { basketId } };
  }
  if (situation === 'bank due') {
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900002005');
    await journey.chooseAndAccept(shopper, basketId);
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

async function begin(engine: TestApp, situation: ExampleSituation): Promise<Situation> {
  if (situation === 'registered') return registered(engine);
  if (situation === 'rented') return rented(engine);
  if (situation === 'exchangeable') return exchangeable(engine);
  if (situation === 'on autopay') return onAutopay(engine);
  if (situation === 'offered') {
    passApplicationLimit(engine);
    const { shopper, basketId } = await createOfferedShopper(engine);
    return { shopper, values: { basketId } };
  }
  if (situation === 'private client') return { shopper: null, values: await startPrivateSession(engine) };
  if (situation === 'signed in elsewhere') return { shopper: null, values: await signInElsewhere(engine) };
  if (situation === 'code mailed' || situation === 'reset mailed') {
    const { login, ...customer } = await createRegisteredShopper(engine);
    const mailed =
      situation === 'code mailed' ? await mailCode(engine, login) : await mailResetToken(engine, login);
    return { shopper: customer, values: { login, ...mailed } };
  }
  return onTheWay(engine, situation);
}

/** Creates the situation of an example for a new shopper. */
export async function createSituation(engine: TestApp, situation: ExampleSituation): Promise<Situation> {
  const { shopper, values } = await begin(engine, situation);
  return {
    shopper,
    values: {
      organizationId: DEMO_ORGANIZATION_ID,
      siteId: DEMO_SITE_ID,
      clientId: DEMO_PUBLIC_CLIENT_ID,
      privateClientId: TEST_PRIVATE_CLIENT.id,
      clientSecret: TEST_PRIVATE_CLIENT.secret,
      password: TEST_PASSWORD,
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
