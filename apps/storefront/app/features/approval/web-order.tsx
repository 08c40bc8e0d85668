import { FormattedMessage } from 'react-intl';
import { ContactForm } from '../../shared/leads/contact-form.tsx';
import type { LeadReturned } from '../../shared/leads/send-lead.server.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What the store does with an application that was sent to it. */
export function StoreSteps() {
  return (
    <ol className="mt-6 grid list-decimal gap-2 pl-5">
      <li>
        <FormattedMessage id="webOrder.step1" />
      </li>
      <li>
        <FormattedMessage id="webOrder.step2" />
      </li>
      <li>
        <FormattedMessage id="webOrder.step3" />
      </li>
    </ol>
  );
}

type Props = {
  /** The store decides on applications itself, so there is no online application. */
  readonly isStoreDeciding: boolean;
  readonly leadId: string;
  readonly returned: LeadReturned | undefined;
};

/** The request to be called by the store. */
export function StoreRequest({ isStoreDeciding, leadId, returned }: Props) {
  return (
    <>
      {!isStoreDeciding && (
        <>
          <ButtonLink
            to="/instant-approval?position=instant-approval"
            variant="outline"
            className="mt-7 mb-3"
          >
            <FormattedMessage id="approval.apply" />
          </ButtonLink>
          <h2 className="mt-8 text-[1.375rem]">
            <FormattedMessage id="lead.title" />
          </h2>
        </>
      )}
      <div className="mt-6">
        <ContactForm leadId={leadId} isOfBrowser known={{ phone: '', email: '' }} returned={returned} />
      </div>
    </>
  );
}
