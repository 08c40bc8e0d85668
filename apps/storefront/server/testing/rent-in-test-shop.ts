import { getInstantApproval } from '@ownpath/contracts/approval';
import { addItemToBasket, addPaymentInstrumentToBasket, createBasket } from '@ownpath/contracts/basket';
import {
  acceptRenewalTerms,
  choosePaySchedule,
  completeSigning,
  createPaymentSession,
  createSigningSession,
  getRenewalTerms,
} from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { getAgreementSummary, getPaymentHistory } from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { createCommerceClient } from '../../app/platform/commerce/client.server.ts';
import { deriveSessionKey, readSession } from '../../app/platform/session/session.server.ts';
import { TEST_SESSION_SECRET, type TestShop } from './start-test-shop.ts';

const ORIGIN = 'http://localhost:3000';
const DAY_MS = 86_400_000;

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Of the sandbox's phone match (docs/sandbox.md). */
  readonly phone: string;
  readonly street: string;
};

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Makes an account on the registration page. @returns the session's cookie */
export async function registerInShop(
  shop: TestShop,
  { firstName, lastName, email }: Person,
): Promise<string> {
  const form = { firstName, lastName, email, password: 'Rowan-and-co-7' };
  const registered = await shop.request('/registration', { form });
  if (registered.status !== 302) throw new Error(`the registration answered ${registered.status}`);
  return cookieOf(registered);
}

/** Calls of the commerce API with the session of a cookie. */
function clientOf(shop: TestShop, cookie: string) {
  const request = new Request(ORIGIN, { headers: { Cookie: cookie } });
  const session = readSession(request, deriveSessionKey(TEST_SESSION_SECRET), false);
  const commerce = createCommerceClient({
    fetch: (request) => shop.engine.fetch(request),
    session,
    siteId: 'rowan',
    locale: 'en-US',
    publicOrigin: ORIGIN,
    clientAddress: '127.0.0.1',
    signal: new AbortController().signal,
  });
  return { commerce, usid: session.read().tokens?.usid ?? '' };
}

const nextWeek = () => new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

/** Rents a sofa as the customer of the cookie, up to the signed and paid agreement. @returns all ids that it made */
export async function rentInShop(shop: TestShop, cookie: string, person: Person) {
  const { commerce, usid } = clientOf(shop, cookie);
  const { firstName, lastName, email, phone, street } = person;
  await commerce.call(putShopperContext, {
    params: { usid },
    body: { customQualifiers: { storeId: '04217' } },
  });
  const { basketId } = await commerce.call(createBasket, { body: {} });
  const item = { productId: 'alder-3-seat-sofa', quantity: 1 };
  await commerce.call(addItemToBasket, { params: { basketId }, body: [item] });
  const application = {
    firstName,
    lastName,
    email,
    phone,
    ssn: '900001099',
    dateOfBirth: '1988-04-17',
    address1: street,
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75024',
    monthsAtAddress: 40,
    monthlyIncomeCents: 420_000,
    payFrequency: 'BIWEEKLY' as const,
    nextPayday: nextWeek(),
    decisionConsentVersion: '2027-01',
  };
  await commerce.call(getInstantApproval, { body: { application, idempotencyKey: crypto.randomUUID() } });
  const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: true } as const;
  await commerce.call(choosePaySchedule, { body: { basketId, choice } });
  const { version } = await commerce.call(getRenewalTerms, { body: { basketId } });
  await commerce.call(acceptRenewalTerms, { body: { basketId, version, accepted: true } });
  const { methods } = await commerce.call(createPaymentSession, { body: { basketId, parentOrigin: ORIGIN } });
  const card = { number: '4242 4242 4242 4242', expiry: '12/33', securityCode: '123', postalCode: '75024' };
  const typed = await fetch(`${methods[0]?.frameUrl}/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...card, nameOnCard: `${firstName} ${lastName}` }),
  });
  const { token } = (await typed.json()) as { readonly token: string };
  await commerce.call(addPaymentInstrumentToBasket, {
    params: { basketId },
    body: {
      paymentMethodId: 'CREDIT_CARD',
      c_savePaymentInstrument: true,
      paymentCard: { creditCardToken: token, cardType: 'Visa', maskedNumber: '************4242' },
    },
  });
  const { orderNo } = await commerce.call(createOrder, { body: { basketId } });
  const { envelopeId, signingUrl } = await commerce.call(createSigningSession, {
    body: { orderNo, returnUrl: `${ORIGIN}/docusign-redirect` },
  });
  const signature = { consent: 'yes', signerName: `${firstName} ${lastName}`, act: 'sign' };
  // As a browser that sends the form of the page.
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const body = new URLSearchParams(signature);
  await fetch(signingUrl, { method: 'POST', headers, body, redirect: 'manual' });
  await commerce.call(completeSigning, { body: { orderNo, envelopeId } });
  const { agreement } = await commerce.call(getAgreementSummary, { body: {} });
  const { payments } = await commerce.call(getPaymentHistory, { body: {} });
  const [rented] = agreement;
  const [payment] = payments;
  if (!rented || !payment) throw new Error('nothing was rented');
  return {
    orderNo,
    agreementNumber: rented.agreementNumber,
    agreementId: rented.agreementId,
    paymentId: payment.paymentId,
    name: rented.name,
  };
}
