import { prerender } from 'react-dom/static';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { Dashboard } from './dashboard.tsx';
import { loadAccount } from './load-account.server.ts';

const early = {
  agreementId: 'a1',
  agreementNumber: '04217-70000001',
  name: 'Sofa',
  type: 'rental-purchase',
  isClub: false,
  refCode: 'PRELIMPAID',
  statusRef: 'P',
  storeNumber: '04217',
  frequency: 'WEEKLY',
  rateCents: 2_499,
  paymentCount: 78,
  paymentsLeft: 77,
  totalCostCents: 195_922,
  cashPriceCents: 97_461,
  remainingCents: 192_423,
  amountDueCents: 2_499,
  daysLate: 0,
  imageUrls: [],
  items: [],
};

/** The dashboard of a customer, as the platform answers for them. */
async function dashboardOf(
  locale: 'en-US' | 'es-US',
  hasOnlyEarlyAgreements: boolean,
  agreement: readonly unknown[] = [early],
): Promise<string> {
  const answers = {
    agreement,
    clubInfoResponse: { memberships: [] },
    paymentDetails: [],
    accountBalance: [],
    paymentMethods: [],
    alerts: [],
    exchanges: [],
    hasOnlyEarlyAgreements,
  };
  const account = await loadAccount({ call: async () => answers } as unknown as CommerceClient);
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Dashboard account={account} orders={[]} hasApproval={false}>
          {null}
        </Dashboard>
      ),
    },
  ]);
  const { prelude } = await prerender(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <Page />
    </IntlProvider>,
  );
  return new Response(prelude).text();
}

test('while every agreement is PRELIMPAID the dashboard says when the next payment is due, and asks for none', async () => {
  const page = await dashboardOf('en-US', true);
  expect(page).toContain(english['dashboard.onlyEarly']);
  expect(page).toContain('Sofa');
  expect(page).not.toContain('/my-accounts/payment-agreement?');
  expect(await dashboardOf('es-US', true)).toContain(spanish['dashboard.onlyEarly']);
  expect(await dashboardOf('en-US', false)).not.toContain(english['dashboard.onlyEarly']);
});

test('who owns what they rented is not told that they have no agreement yet', async () => {
  const newcomer = await dashboardOf('en-US', false, []);
  expect(newcomer).toContain(english['dashboard.first']);
  const owner = await dashboardOf('en-US', false, [{ ...early, refCode: 'PAIDOFF' }]);
  expect(owner).not.toContain(english['dashboard.first']);
  expect(owner).toContain('/my-accounts/agreement/04217-70000001');
});
