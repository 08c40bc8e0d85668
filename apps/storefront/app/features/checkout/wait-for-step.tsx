import { FormattedMessage, useIntl } from 'react-intl';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { signingHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StepContent } from './load-step.server.ts';
import { checkoutHref } from './step-names.ts';

type Props = Pick<Extract<StepContent, { step: 'wait' }>, 'dueStep' | 'orderNo' | 'waitSeconds'>;

/** Instead of a step that was opened too often: how long to wait, and the way back to it. */
export function WaitForStep({ dueStep, orderNo, waitSeconds }: Props) {
  const intl = useIntl();
  const isSigning = dueStep === 'docu-sign' && orderNo !== null;
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id="checkout.openedTooOften" values={{ wait: waitText(intl, waitSeconds) }} />
      </Notice>
      <ButtonLink
        to={isSigning ? signingHref(orderNo) : checkoutHref(dueStep)}
        reloadDocument
        variant="action"
      >
        <FormattedMessage id="checkout.tryAgain" />
      </ButtonLink>
    </div>
  );
}
