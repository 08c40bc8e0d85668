import { type ApplicationForm, getInstantApproval } from '@ownpath/contracts/approval';
import {
  type AddItem,
  addItemToBasket,
  addPaymentInstrumentToBasket,
  type Basket,
  createBasket,
} from '@ownpath/contracts/basket';
import {
  acceptRenewalTerms,
  choosePaySchedule,
  completeSigning,
  createSigningSession,
  getBankVerification,
  getRenewalTerms,
  openBankLink,
  type PayScheduleChoice,
} from '@ownpath/contracts/checkout';
import { createOrder, type Order } from '@ownpath/contracts/orders';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { listStores } from '@ownpath/demo-data/stores';
import { getSandboxBankLink, tryBankSignIn } from '../adapters/bank-verification/sandbox.ts';
import { createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { finishSandboxEnvelope } from '../adapters/signature-service/sandbox.ts';
import type { TestApp, TestShopper } from './create-test-app.ts';

/** A store of the demo retailer in Texas, and a product in its stock. */
export const PLANO = '04217';
export const SOFA = 'alder-3-seat-sofa';
export const RETURN_URL = 'http://localhost:3000/docusign-redirect';
const BANK_RETURN_URL = 'http://localhost:3000/checkout?step=bank-verification';

/** Cards of the sandbox gateway; every other number is accepted. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  timesOut: '4000000000000119',
  /** Never reaches the gateway. */
  neverReceived: '4000000000000127',
  captureTimesOut: '4000000000000101',
  captureDeclines: '4000000000000259',
} as const;

export function applicationForm(ssn: string, fields: Partial<ApplicationForm> = {}): ApplicationForm {
  return {
    firstName: 'Marisol',
    lastName: 'Ortega',
    email: 'marisol@example.com',
    phone: '2145550100',
    dateOfBirth: '1990-05-17',
    ssn,
    address1: '12 Elm Street',
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75024',
    monthsAtAddress: 30,
    monthlyIncomeCents: 320_000,
    payFrequency: 'BIWEEKLY',
    nextPayday: '2026-11-27',
    decisionConsentVersion: '2027-01',
    ...fields,
  };
}

/** Where a shopper of this store lives: in its ZIP code, so that it delivers there. */
function homeNear(storeId: string): Partial<ApplicationForm> {
  const store = listStores('2026-11-21').find(({ id }) => id === storeId);
  if (!store) return {};
  const { city, stateCode, postalCode } = store;
  return { city, stateCode, postalCode };
}

/** The steps of a guest through the shop, by API calls only. */
export function createJourney(engine: TestApp) {
  const homes = new WeakMap<TestShopper, Partial<ApplicationForm>>();
  const journey = {
    async guestIn(storeId: string = PLANO): Promise<TestShopper> {
      const shopper = await engine.createGuest();
      await engine.call(putShopperContext, shopper, {
        params: { usid: shopper.tokens.usid },
        body: { customQualifiers: { storeId } },
      });
      homes.set(shopper, homeNear(storeId));
      return shopper;
    },

    async basketWith(shopper: TestShopper, items: readonly AddItem[]): Promise<Basket> {
      const { basketId } = await engine.call(createBasket, shopper, { body: {} });
      return engine.call(addItemToBasket, shopper, { params: { basketId }, body: [...items] });
    },

    apply(
      shopper: TestShopper,
      ssn: string,
      fields: Partial<ApplicationForm> = {},
      idempotencyKey = crypto.randomUUID(),
    ) {
      const application = applicationForm(ssn, { ...homes.get(shopper), ...fields });
      return engine.call(getInstantApproval, shopper, { body: { application, idempotencyKey } });
    },

    async chooseAndAccept(
      shopper: TestShopper,
      basketId: string,
      locale = 'en-US',
      wishes: Partial<PayScheduleChoice> = {},
    ): Promise<void> {
      const query = { locale };
      const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false, ...wishes } as const;
      await engine.call(choosePaySchedule, shopper, { query, body: { basketId, choice } });
      const { version } = await engine.call(getRenewalTerms, shopper, { query, body: { basketId } });
      await engine.call(acceptRenewalTerms, shopper, { query, body: { basketId, version, accepted: true } });
    },

    /** The provider's window of a bank. */
    async openBank(shopper: TestShopper, basketId: string, institutionId = 'ins_cedar'): Promise<string> {
      // Later than what the test did before.
      engine.clock.advance(1000);
      const body = { basketId, institutionId, returnUrl: BANK_RETURN_URL };
      const { linkUrl } = await engine.call(openBankLink, shopper, { body });
      return linkUrl?.split('/').at(-1) ?? '';
    },

    async signInAtBank(linkId: string, userName = 'user_good'): Promise<void> {
      const { database } = engine.deps;
      const link = await getSandboxBankLink(database, linkId);
      await tryBankSignIn(database, link, { userName, password: 'pass_good' });
    },

    /** Opens the provider's window, signs in there and comes back. */
    async linkBank(shopper: TestShopper, basketId: string, userName = 'user_good') {
      await journey.signInAtBank(await journey.openBank(shopper, basketId), userName);
      return engine.call(getBankVerification, shopper, { body: { basketId } });
    },

    async payWith(
      shopper: TestShopper,
      basketId: string,
      number: string = cards.good,
      wishes: { readonly c_savePaymentInstrument?: boolean } = {},
      postalCode = '75024',
    ): Promise<void> {
      const typed = {
        number,
        expiry: '12/30',
        securityCode: '123',
        postalCode,
        nameOnCard: 'Marisol Ortega',
      };
      const result = await createSandboxToken(engine.deps, typed);
      if (!('token' in result)) throw new Error(`wrong card: ${result.wrongFields.join()}`);
      const { token, brand, last4 } = result.token;
      await engine.call(addPaymentInstrumentToBasket, shopper, {
        params: { basketId },
        body: {
          paymentMethodId: 'CREDIT_CARD',
          ...wishes,
          paymentCard: { creditCardToken: token, cardType: brand, maskedNumber: `************${last4}` },
        },
      });
    },

    /** All steps before the order: approved for $50 a week, schedule, terms and card chosen. */
    async readyToOrder(
      shopper: TestShopper,
      items: readonly AddItem[] = [{ productId: SOFA, quantity: 1 }],
      card: string = cards.good,
      wishes: Partial<PayScheduleChoice> = {},
    ) {
      const { basketId } = await journey.basketWith(shopper, items);
      await journey.apply(shopper, '900001099');
      await journey.chooseAndAccept(shopper, basketId, 'en-US', wishes);
      await journey.payWith(shopper, basketId, card);
      return basketId;
    },

    order(
      shopper: TestShopper,
      basketId: string,
      headers: Record<string, string> = {},
      locale = 'en-US',
    ): Promise<Order> {
      return engine.call(createOrder, shopper, { query: { locale }, body: { basketId }, headers });
    },

    openSigning(shopper: TestShopper, orderNo: string) {
      return engine.call(createSigningSession, shopper, { body: { orderNo, returnUrl: RETURN_URL } });
    },

    /** Signs on the provider's page. */
    async signAt(envelopeId: string, signerName = 'Marisol Ortega'): Promise<void> {
      await finishSandboxEnvelope(engine.deps.database, envelopeId, {
        kind: 'sign',
        signerName,
        signerIp: '203.0.113.7',
        now: engine.clock.now(),
      });
    },

    async declineAt(envelopeId: string): Promise<void> {
      await finishSandboxEnvelope(engine.deps.database, envelopeId, { kind: 'decline' });
    },

    complete(shopper: TestShopper, orderNo: string, envelopeId: string) {
      return engine.call(completeSigning, shopper, { body: { orderNo, envelopeId } });
    },
  };
  return journey;
}

export type Journey = ReturnType<typeof createJourney>;

/** A guest with a signed and paid order, and so an active agreement. */
export async function rentSofa(
  engine: TestApp,
): Promise<{ readonly shopper: TestShopper; readonly order: Order }> {
  const journey = createJourney(engine);
  const shopper = await journey.guestIn();
  const basketId = await journey.readyToOrder(shopper);
  const order = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, order.orderNo, envelopeId);
  return { shopper, order };
}

/** The gateway's token for a Visa card that expires in 12/29; it ends in 1111, unless another is named. */
export async function typeTestCard(
  engine: TestApp,
  number = '4111 1111 1111 1111',
): Promise<{ readonly token: string }> {
  const { database, clock, ids } = engine.deps;
  const typed = { number, expiry: '12/29', securityCode: '123', postalCode: '75024', nameOnCard: 'Ana Ruiz' };
  const made = await createSandboxToken({ database, clock, ids }, typed);
  if (!('token' in made)) throw new Error(`the card was not taken: ${made.wrongFields.join(', ')}`);
  return made.token;
}
