import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

/** As specification section 7 writes them. */
test.each([
  ['POST', 'product', 'search'],
  ['POST', 'get-instant-approval', 'instantapproval'],
  ['POST', 'ie-configurations', 'getieconfigurations'],
  ['POST', 'store-change', 'update-cart'],
  ['POST', 'submit-weblead', 'submitweblead'],
  ['POST', 'custom-logger', 'logPOST'],
  ['POST', 'get-customer', 'getcustomer'],
  ['POST', 'de-approval', 'existingapproval'],
  ['POST', 'customer', 'calculatepayment'],
  ['POST', 'customer', 'customerdetailinfo'],
  ['POST', 'agreement', 'agreementsummary'],
  ['POST', 'agreement', 'agreementdetails'],
  ['POST', 'get-saved-paymentmethods', 'getsavedpaymentmethods'],
  ['POST', 'appointment', 'searchappointment'],
  ['POST', 'search', 'autocomplete'],
  ['GET', 'get-promotions-store', 'getpromotionsrac'],
  ['GET', 'get-googleapi-location', 'getgoogleapi'],
])('%s %s/%s stands there, for who has a token', async (method, api, endpoint) => {
  const path = `/custom/${api}/v1/organizations/f_ecom_ownp_001/${endpoint}?siteId=rowan&locale=en-US`;
  const body = method === 'POST' ? { body: {} } : {};
  expect((await engine.request(method, path, body)).status).toBe(401);
  expect((await engine.request('PUT', path, { body: {} })).status).toBe(405);
});

test('POST product/search answers what its words find', async () => {
  const path = '/custom/product/v1/organizations/f_ecom_ownp_001/search?siteId=rowan&locale=en-US';
  const body = {
    requestMode: 'SEARCH',
    languageCodes: ['EN_US'],
    query: 'alder sofa',
    filters: [],
    orderBy: 'RELEVANCE',
    pageSize: 2,
    visitorId: 'visitor-1',
  };
  const response = await engine.request('POST', path, { shopper: await engine.createGuest(), body });
  expect(response.status).toBe(200);
  const answer = JSON.stringify(await response.json());
  expect(answer).toContain('alder-3-seat-sofa');
});
