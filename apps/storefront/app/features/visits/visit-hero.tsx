import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { ItemHero } from '../../shared/agreements/item-hero.tsx';
import { DOCUMENTS_HREF } from '../../shared/documents/document-links.ts';
import { calendarHref, exchangeHref } from '../../shared/shopper/account-links.ts';
import { useSlotText } from '../../shared/visits/visit-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import type { VisitsPage } from './load-visits.server.ts';
import { VisitTracker } from './visit-tracker.tsx';

/** What the visit is and when, how far it is, and what can be done with it. */
export function VisitHero({ page }: { readonly page: VisitsPage }) {
  const { agreement, visits, order } = page;
  const { visit, kind, blockedBy } = visits;
  const address = order?.shippingAddress;
  const isLive = visit?.status === 'scheduled' || visit?.status === 'on-the-way';
  return (
    <ItemHero
      agreement={agreement}
      image={agreement.imageUrls[0]}
      title={<Headline page={page} />}
      text={
        isLive && address ? (
          <FormattedMessage
            id="visits.to"
            values={{
              kind,
              address: [address.address1, address.address2, address.city].filter(Boolean).join(', '),
            }}
          />
        ) : (
          <FormattedMessage id={textIdOf(page)} values={{ kind }} />
        )
      }
    >
      {isLive && visit.photoCount > 0 && (
        <p className="relative mt-3 text-sage-200">
          <FormattedMessage id="visits.photos" values={{ count: visit.photoCount }} />
        </p>
      )}
      {visits.takesBack && (
        <p className="relative mt-5 border-l-2 border-honey-300 pl-3">
          <FormattedMessage
            id="visits.takesBack"
            values={{
              name: visits.takesBack.name,
              number: visits.takesBack.agreementNumber,
              a: (text) => (
                <Link
                  to={exchangeHref(visits.takesBack?.agreementNumber ?? '')}
                  className="font-semibold underline"
                >
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {kind === 'delivery' && <VisitTracker page={page} />}
      {isLive && (
        <div className="mt-7 flex flex-wrap gap-2.5">
          <Link
            to={calendarHref(agreement.agreementNumber, kind)}
            reloadDocument
            className={cx(buttonClass({ variant: 'onDark', size: 'small' }), 'max-sm:w-full')}
          >
            <Icon as="calendar-plus" size="s" />
            <FormattedMessage id="visits.calendar" />
          </Link>
          <CancelVisit page={page} />
        </div>
      )}
      {blockedBy === 'documents' && (
        <Link to={DOCUMENTS_HREF} className={cx(buttonClass({ variant: 'action' }), 'mt-6 max-sm:w-full')}>
          <FormattedMessage id="visits.documents" />
        </Link>
      )}
    </ItemHero>
  );
}

/** Which sentence stands below the headline. */
function textIdOf({ visits: { visit, blockedBy, deliveredOn, kind } }: VisitsPage): string {
  if (kind === 'delivery' && deliveredOn !== null) return 'visits.text.delivered';
  if (blockedBy === 'documents') return 'visits.text.documents';
  if (blockedBy === 'not-delivered') return 'visits.text.notDelivered';
  if (blockedBy === 'store') return 'visits.text.store';
  if (visit?.status === 'missed')
    return visit.failure === 'refused' ? 'visits.text.refused' : 'visits.text.failed';
  if (visit?.status === 'completed') return 'visits.text.completed';
  return 'visits.text.none';
}

function Headline({ page }: { readonly page: VisitsPage }): ReactNode {
  const dates = useDateText();
  const slot = useSlotText();
  const { visit, kind, deliveredOn, promisedOn } = page.visits;
  if (kind === 'delivery' && deliveredOn !== null) {
    return <FormattedMessage id="visits.title.delivered" values={{ date: dates.weekday(deliveredOn) }} />;
  }
  if (visit?.status === 'scheduled' || visit?.status === 'on-the-way') {
    return (
      <>
        {dates.weekday(visit.scheduledOn)}, <span className="whitespace-nowrap">{slot(visit)}</span>
      </>
    );
  }
  if (visit?.status === 'missed') return <FormattedMessage id="visits.title.missed" values={{ kind }} />;
  if (visit?.status === 'completed') {
    return (
      <FormattedMessage id="visits.title.completed" values={{ date: dates.weekday(visit.scheduledOn) }} />
    );
  }
  return promisedOn && kind === 'delivery' ? (
    <FormattedMessage id="visits.title.promised" values={{ date: dates.weekday(promisedOn) }} />
  ) : (
    <FormattedMessage id="visits.title.pick" values={{ kind }} />
  );
}
