import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { documentNameIds } from '../../shared/documents/document-names.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogBand } from '../../ui/dialog-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usedOf } from './approval-status.ts';
import type { DecisionNotice } from './decision-notice.server.ts';
import { useWholeDollars } from './limit-tag.tsx';

type Props = {
  readonly notice: DecisionNotice | null;
  /** Where the approval leads: to the checkout from the cart; within the checkout it only closes. */
  readonly checkoutHref: string | null;
};

const textIds = {
  approval: {
    title: 'decision.approval.title',
    eyebrow: 'decision.approval.eyebrow',
    text: 'decision.approval.text',
  },
  conditional: {
    title: 'decision.conditional.title',
    eyebrow: 'decision.conditional.eyebrow',
    text: 'decision.conditional.text',
  },
  full: { title: 'decision.full.title', eyebrow: 'decision.full.eyebrow', text: 'decision.full.text' },
} as const;

/** The modals approval, conditional approval and full approval: once, where no page has shown the decision. */
export function DecisionDialog({ notice, checkoutHref }: Props) {
  const intl = useIntl();
  // The page loads again while the dialog is open, and its data has no notice then.
  const [shown, setShown] = useState(notice);
  const [isOpen, setIsOpen] = useState(notice !== null);
  useEffect(() => {
    if (notice === null) return;
    setShown(notice);
    setIsOpen(true);
  }, [notice]);
  if (shown === null) return null;
  const { kind, approval } = shown;
  const title = intl.formatMessage({ id: textIds[kind].title }, { name: approval.firstName });
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      isTitleHidden
      hasDarkLead
      closeLabel={intl.formatMessage({ id: 'decision.close' })}
      lead={<Band notice={shown} title={title} />}
    >
      {kind === 'conditional' ? <Needed approval={approval} /> : <Limits approval={approval} />}
      <Terms notice={shown} />
      <div className="mt-6 flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap">
        {kind === 'conditional' ? (
          <ButtonLink to="/pre-approvedPage" variant="action" onClick={close}>
            <FormattedMessage id="decision.seeDocuments" />
          </ButtonLink>
        ) : (
          checkoutHref !== null && (
            <ButtonLink to={checkoutHref} variant="action" onClick={close}>
              <FormattedMessage id="approval.checkout" />
            </ButtonLink>
          )
        )}
        <Button
          variant={kind !== 'conditional' && checkoutHref === null ? 'action' : 'outline'}
          onClick={close}
        >
          <FormattedMessage id="decision.goOn" />
        </Button>
      </div>
    </Dialog>
  );
}

function Band({ notice: { kind, approval }, title }: { notice: DecisionNotice; title: string }) {
  const wholeDollars = useWholeDollars();
  const eyebrow = (
    <>
      <Icon as="circle-check" size="s" />
      <FormattedMessage
        id={textIds[kind].eyebrow}
        values={{ count: approval.verificationDocuments.filter(({ isRequired }) => isRequired).length }}
      />
    </>
  );
  return (
    <DialogBand title={title} eyebrow={eyebrow}>
      <p className="relative mt-2 flex flex-wrap items-baseline gap-x-2">
        <b className="font-display text-[2.75rem] leading-none font-bold tracking-[-0.04em]">
          {wholeDollars(approval.weeklyLimitCents)}
        </b>
        <span className="text-sm font-semibold">
          <FormattedMessage id="decision.aWeek" />
        </span>
      </p>
    </DialogBand>
  );
}

function Limits({ approval }: { readonly approval: DecisionNotice['approval'] }) {
  const wholeDollars = useWholeDollars();
  const limits = [
    { id: 'frequency.biweekly', cents: approval.biweeklyLimitCents },
    { id: 'frequency.semimonthly', cents: approval.semimonthlyLimitCents },
    { id: 'frequency.monthly', cents: approval.monthlyLimitCents },
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {limits.map(({ id, cents }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2 wrap-anywhere lowercase">
            <FormattedMessage id={id} />
          </dt>
          <dd className="font-display text-[1.25rem] font-bold">{wholeDollars(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Needed({ approval }: { readonly approval: DecisionNotice['approval'] }) {
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">
        <FormattedMessage id="stillNeeded.title" />
      </h3>
      <ul className="mt-2 grid gap-2 text-sm text-ink-2">
        {approval.verificationDocuments
          .filter(({ isRequired }) => isRequired)
          .map(({ type }) => (
            <li key={type} className="flex gap-3">
              <Icon as="file-check" className="text-spruce-700" />
              <FormattedMessage id={documentNameIds[type]} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Terms({ notice: { kind, approval } }: { readonly notice: DecisionNotice }) {
  const dates = useDateText(approval.timeZone);
  const { money } = usePriceText();
  return (
    <p className="mt-4 text-sm text-ink-2">
      <FormattedMessage
        id={textIds[kind].text}
        values={{
          date: dates.day(approval.expiresAt),
          isUsed: usedOf(approval) > 0 ? 'yes' : 'no',
          left: money(approval.weeklyLeftCents),
        }}
      />
    </p>
  );
}
