import type { ProfileStatus } from '@ownpath/contracts/profile';
import { FormattedMessage } from 'react-intl';
import { EXCHANGE_HREF } from '../../shared/shopper/account-links.ts';
import { TextLink } from '../../ui/text-link.tsx';

type Closing = ProfileStatus['closing'];

/** What keeps an account open, and where it is ended. */
const blockerTexts = {
  'open-agreement': {
    textId: 'closing.blocker.open-agreement',
    to: '/account',
    linkId: 'closing.wayOn.open-agreement',
  },
  'open-exchange': {
    textId: 'closing.blocker.open-exchange',
    to: EXCHANGE_HREF,
    linkId: 'closing.wayOn.open-exchange',
  },
  'open-order': { textId: 'closing.blocker.open-order', to: '/orders', linkId: 'closing.wayOn.open-order' },
  'open-deposit': {
    textId: 'closing.blocker.open-deposit',
    to: '/cart',
    linkId: 'closing.wayOn.open-deposit',
  },
  'payment-pending': {
    textId: 'closing.blocker.payment-pending',
    to: '/my-accounts/payment-history',
    linkId: 'closing.wayOn.payment-pending',
  },
  'refund-pending': {
    textId: 'closing.blocker.refund-pending',
    to: '/my-accounts/payment-history',
    linkId: 'closing.wayOn.refund-pending',
  },
  'money-left': {
    textId: 'closing.blocker.money-left',
    to: '/contact-us',
    linkId: 'closing.wayOn.money-left',
  },
} as const satisfies Record<Closing['blockers'][number], { textId: string; to: string; linkId: string }>;

const DELETED_IDS = [
  'closing.deletes.signIn',
  'closing.deletes.contact',
  'closing.deletes.saved',
  'closing.deletes.methods',
] as const;

const keptIds = {
  agreements: 'closing.keeps.agreements',
  applications: 'closing.keeps.applications',
  authorizations: 'closing.keeps.authorizations',
  consents: 'closing.keeps.consents',
} as const satisfies Record<Closing['keeps'][number], string>;

/** Why the account can't be closed yet, each with the page that helps. */
export function ClosingBlockers({ blockers }: Pick<Closing, 'blockers'>) {
  return (
    <ul className="mt-4 grid gap-4">
      {blockers.map((blocker) => (
        <li key={blocker} className="rounded-card bg-white p-5 shadow-card">
          <p className="font-semibold">
            <FormattedMessage id={blockerTexts[blocker].textId} />
          </p>
          <TextLink to={blockerTexts[blocker].to} look="strong">
            <FormattedMessage id={blockerTexts[blocker].linkId} />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** What closing deletes, and what stays because a law asks for it. */
export function ClosingConsequences({ keeps }: Pick<Closing, 'keeps'>) {
  return (
    <>
      <h2 className="mt-7 text-[1.375rem]">
        <FormattedMessage id="closing.deleted" />
      </h2>
      <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-2">
        {DELETED_IDS.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
      {keeps.length > 0 && (
        <>
          <h2 className="mt-7 text-[1.375rem]">
            <FormattedMessage id="closing.kept" />
          </h2>
          <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-2">
            {keeps.map((record) => (
              <li key={record}>
                <FormattedMessage id={keptIds[record]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
