import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { requireCart } from '../features/checkout/position.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext, siteContext } from '../platform/load-context.server.ts';
import { ContactForm } from '../shared/leads/contact-form.tsx';
import { findApplicantContact, productOf, sendLead } from '../shared/leads/send-lead.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { QuietBand } from '../ui/quiet-band.tsx';
import type { Route } from './+types/finish-in-store.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/** The end of a checkout whose store makes its agreements in person: the store gets the cart as a lead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const [{ basket, state }, known] = await Promise.all([
    requireCart(commerce, session),
    findApplicantContact(commerce, session),
  ]);
  if (state.outcome !== 'finish-in-store') throw redirect('/checkout');
  return data(
    {
      isSent: url.searchParams.has('sent'),
      leadId: `finish-${basket.basketId}-${basket.version}`,
      known,
      items: basket.items.map(({ itemId, name, quantity }) => ({ itemId, name, quantity })),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  const basket = await findBasket(commerce, context.get(sessionContext));
  if (!basket) throw redirect('/cart');
  const items = basket.items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
  const returned = await sendLead(commerce, form, {
    storeId: basket.storeId,
    description: `Order to finish in the store: ${items}. Cart ${basket.basketId}.`,
    isSpanish: context.get(siteContext).locale === 'es-US',
    isSignedIn: context.get(sessionContext).read().tokens?.isRegistered === true,
    product: productOf(basket),
  });
  return returned === null ? redirect('/checkout/finish-in-store?sent=1') : data(returned, { status: 422 });
}

export const headers = sendLoaderHeaders;

export default function FinishInStorePage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { isSent, items, known, leadId } = loaderData;
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'finish.pageTitle' })}</PageTitle>
      <QuietBand
        title={<FormattedMessage id={isSent ? 'finish.sentTitle' : 'finish.title'} />}
        text={<FormattedMessage id={isSent ? 'finish.sentText' : 'finish.text'} />}
        scene="scene-store"
      />
      <div className="page-width grid items-start gap-x-18 gap-y-9 pt-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:pt-12">
        <div className="min-w-0">
          <ul className="grid list-disc gap-1 pl-5">
            {items.map(({ itemId, name, quantity }) => (
              <li key={itemId}>
                <FormattedMessage id="finish.item" values={{ name, quantity }} />
              </li>
            ))}
          </ul>
          {!isSent && (
            <section className="mt-8">
              <h2 className="mb-4 text-[1.375rem]">
                <FormattedMessage id="lead.title" />
              </h2>
              <ContactForm leadId={leadId} known={known} returned={actionData} />
            </section>
          )}
        </div>
        <section>
          <h2 className="mb-3 text-[1.375rem]">
            <FormattedMessage id="webOrder.sooner" />
          </h2>
          <StoreContact />
          <ButtonLink to="/cart" variant="outline" className="mt-6">
            <FormattedMessage id="checkout.backToCart" />
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
