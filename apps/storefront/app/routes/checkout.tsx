import { DecisionDialogHost } from '../features/approval/decision-dialog-host.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { usePageFocus } from '../shell/use-page-focus.ts';
import type { Route } from './+types/checkout.ts';
import { CurrentStep } from './checkout/current-step.tsx';
import { loadCheckout } from './checkout/load-checkout.server.ts';
import { takeCheckoutForm } from './checkout/take-checkout-form.server.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

export const loader = (args: Route.LoaderArgs) => loadCheckout(args);

export const action = (args: Route.ActionArgs) => takeCheckoutForm(args);

export const headers = sendLoaderHeaders;

/** One page for all steps, of each agreement. */
export default function CheckoutPage(props: Route.ComponentProps) {
  const { identity, bank, content, agreement } = props.loaderData;
  const step = identity ? 'identity' : bank ? 'bank' : content.step;
  usePageFocus(`${step} ${agreement?.number}`);
  return (
    <>
      <CurrentStep {...props} />
      <DecisionDialogHost notice={props.loaderData.notice} checkoutHref={null} />
    </>
  );
}
