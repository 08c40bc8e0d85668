import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PaymentStem } from '../../shared/agreements/payment-stem.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PanelHeading, SprucePanel } from './spruce-panel.tsx';

type Props = {
  /** The shopper knows already how much they can rent. */
  readonly hasApproval: boolean;
};

/** Where to begin without an agreement. */
export function StartPanel({ hasApproval }: Props) {
  const id = useId();
  const approved = hasApproval ? 'yes' : 'no';
  return (
    <SprucePanel labelledBy={id}>
      <PanelHeading id={id}>
        <FormattedMessage id="dashboard.start" />
      </PanelHeading>
      <p className="mt-2 max-w-120 font-display text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-[1.05] font-bold tracking-[-0.03em]">
        <FormattedMessage id="dashboard.start.title" values={{ approved }} />
      </p>
      <p className="mt-3 max-w-prose text-sage-200">
        <FormattedMessage id="dashboard.start.text" values={{ approved }} />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          to={hasApproval ? '/shop-approved-items' : '/instant-approval?position=instant-approval'}
          variant="action"
        >
          <FormattedMessage id="dashboard.start.button" values={{ approved }} />
        </ButtonLink>
        <ButtonLink to="/how-rac-works" variant="onDark">
          <FormattedMessage id="shell.howItWorks" />
        </ButtonLink>
      </div>
    </SprucePanel>
  );
}

/** What an agreement will look like here. */
export function FirstStem() {
  return (
    <section className="rounded-card bg-white px-5 py-8 text-center shadow-card">
      <PaymentStem paidCount={0} paymentCount={1} className="mx-auto max-w-150" />
      <h2 className="mt-4 text-lg">
        <FormattedMessage id="dashboard.first" />
      </h2>
      <p className="mx-auto mt-2 max-w-100 text-ink-2">
        <FormattedMessage id="dashboard.first.text" />
      </p>
    </section>
  );
}
