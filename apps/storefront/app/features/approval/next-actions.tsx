import type { Approval } from '@ownpath/contracts/approval';
import { isHelpedByTime } from '@ownpath/domain/approval';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CallStore } from './call-store.tsx';

/** What a declined shopper can do: speak with the store, settle what is open, and the day of the next application. */
export function NextActions({ approval }: { readonly approval: Approval }) {
  const dates = useDateText(approval.timeZone);
  const { reasons, mayReapplyAt } = approval;
  return (
    <section className="mt-9">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="declined.next" />
      </h2>
      <ul className="mt-4 border-b border-oat-300">
        <Talk />
        {reasons.includes('PRIOR_ACCOUNT') && (
          <Action
            icon="receipt-text"
            title={<FormattedMessage id="declined.settle" />}
            note={<FormattedMessage id="declined.settleNote" />}
          >
            <ButtonLink to="/account" variant="outline" size="small">
              <FormattedMessage id="declined.settleLink" />
            </ButtonLink>
          </Action>
        )}
        {mayReapplyAt && isHelpedByTime(reasons) && (
          <Action
            icon="calendar-check"
            title={<FormattedMessage id="declined.reapply" values={{ date: dates.long(mayReapplyAt) }} />}
            note={<FormattedMessage id="declined.reapplyNote" />}
          />
        )}
      </ul>
    </section>
  );
}

function Talk() {
  const store = useShopData()?.store ?? null;
  const phone = store?.phone ?? '';
  return (
    <Action
      icon="phone-call"
      title={<FormattedMessage id="declined.talk" />}
      note={
        <>
          <FormattedMessage id="declined.talkNote" />
          {store && phone !== '' && (
            <>
              <br />
              {store.address1}, {store.city}: <span className="whitespace-nowrap">{phone}</span>.{' '}
              <FormattedMessage id="contact.hours" />.
            </>
          )}
        </>
      }
    >
      <CallStore variant="action" size="small" />
    </Action>
  );
}

type ActionProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly children?: ReactNode;
};

function Action({ icon, title, note, children }: ActionProps) {
  return (
    <li className="flex items-center gap-x-4 border-t border-oat-300 py-4">
      <Icon as={icon} className="flex-none text-spruce-700 max-sm:self-start" />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{note}</p>
      </div>
      {children && <div className="flex-none">{children}</div>}
    </li>
  );
}
