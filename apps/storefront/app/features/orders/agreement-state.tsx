import type { AgreementState } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { confirmationHref, endedOrderHref, signingHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const stateIds = {
  unsigned: 'agreement.state.unsigned',
  'signed-unpaid': 'agreement.state.signedUnpaid',
  'in-force': 'agreement.state.inForce',
  ended: 'agreement.state.ended',
} as const satisfies Record<AgreementState, string>;

type Props = { readonly state: AgreementState; readonly orderNo: string };

/** Whether the agreement is in force, and the way on where it is not. */
export function AgreementStateNotice({ state, orderNo }: Props) {
  const next = {
    unsigned: { href: signingHref(orderNo), textId: 'agreement.next.sign' },
    'signed-unpaid': { href: confirmationHref(orderNo), textId: 'agreement.next.pay' },
    ended: { href: endedOrderHref(orderNo), textId: 'agreement.next.cart' },
    'in-force': null,
  }[state];
  return (
    <div className="mt-5 print:hidden">
      <Notice tone={state === 'in-force' ? 'success' : 'honey'}>
        <FormattedMessage id={stateIds[state]} />
      </Notice>
      {next && (
        <ButtonLink to={next.href} variant="action" className="mt-5">
          <FormattedMessage id={next.textId} />
        </ButtonLink>
      )}
    </div>
  );
}
