import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { accountAgreementHref } from '../../shared/shopper/account-links.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { AccountData } from './account-data.ts';

type Props = Pick<AccountData, 'owned' | 'takenBack'>;

/** Ways on from the dashboard: what is owned already or was taken back, and agreements that are not here yet. */
export function AccountDoors({ owned, takenBack }: Props) {
  return (
    <ul className="mt-10 border-t border-oat-300">
      {owned.map(({ agreementNumber, name }) => (
        <Door
          key={agreementNumber}
          to={accountAgreementHref(agreementNumber)}
          icon="circle-check"
          title={<FormattedMessage id="dashboard.owned" values={{ name }} />}
          text={<FormattedMessage id="dashboard.owned.text" />}
        />
      ))}
      {takenBack.map(({ agreementNumber, name, isExchanged }) => (
        <Door
          key={agreementNumber}
          to={accountAgreementHref(agreementNumber)}
          icon="package-check"
          title={
            <FormattedMessage
              id="dashboard.takenBack"
              values={{ name, exchanged: isExchanged ? 'yes' : 'no' }}
            />
          }
          text={<FormattedMessage id="dashboard.takenBack.text" />}
        />
      ))}
      <Door
        to="/link-agreement"
        icon="link-2"
        title={<FormattedMessage id="dashboard.link" />}
        text={<FormattedMessage id="dashboard.link.text" />}
      />
    </ul>
  );
}

type DoorProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
};

/** A way on, as a row of a list: what it is, and what to know before. */
export function Door({ to, icon, title, text }: DoorProps) {
  return (
    <li className="border-b border-oat-300">
      <Link
        to={to}
        className="group grid grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-4 py-4.5 text-inherit no-underline"
      >
        <Icon as={icon} className="text-spruce-700" />
        <span className="min-w-0">
          <b className="font-display text-lg leading-snug font-bold tracking-[-0.02em] wrap-anywhere group-hover:underline">
            {title}
          </b>
          <span className="block text-ink-2">{text}</span>
        </span>
        <Icon as="chevron-right" className="text-spruce-700" />
      </Link>
    </li>
  );
}
