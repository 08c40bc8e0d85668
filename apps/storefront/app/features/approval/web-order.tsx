import { FormattedMessage } from 'react-intl';
import { ContactForm } from '../../shared/leads/contact-form.tsx';
import type { LeadReturned } from '../../shared/leads/send-lead.server.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Stage = { readonly hasApplied: boolean; readonly isSent: boolean; readonly isStoreDeciding: boolean };

/** The message on how the application or the request stands. */
export function webOrderTextId({ hasApplied, isSent, isStoreDeciding }: Stage): string {
  if (isSent) return 'webOrder.textSent';
  if (hasApplied) return 'webOrder.text';
  return isStoreDeciding ? 'webOrder.textStore' : 'webOrder.textNew';
}

const STEPS = ['webOrder.step1', 'webOrder.step2', 'webOrder.step3'] as const;

/** What the store does with an application that was sent to it. */
export function StoreSteps() {
  return (
    <section>
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="nextSteps.title" />
      </h2>
      <ol className="mt-4 border-b border-oat-300">
        {STEPS.map((id, index) => (
          <li key={id} className="flex items-center gap-4 border-t border-oat-300 py-4">
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-full bg-spruce-700 font-semibold text-white"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <FormattedMessage id={id} />
            </span>
          </li>
        ))}
      </ol>
    </section>
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
          <ButtonLink to="/instant-approval?position=instant-approval" variant="outline">
            <FormattedMessage id="approval.apply" />
          </ButtonLink>
          <h2 className="mt-8 text-[1.375rem]">
            <FormattedMessage id="lead.title" />
          </h2>
        </>
      )}
      <div className={isStoreDeciding ? undefined : 'mt-6'}>
        <ContactForm leadId={leadId} isOfBrowser known={{ phone: '', email: '' }} returned={returned} />
      </div>
    </>
  );
}
