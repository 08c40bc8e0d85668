import { FormattedMessage } from 'react-intl';
import { StoreContact } from './store-contact.tsx';

/** Below an outcome: whom to call about it. */
export function StoreQuestions() {
  return (
    <section className="page-width pt-8 lg:pt-12">
      <h2 className="mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <div className="max-w-2xl">
        <StoreContact />
      </div>
    </section>
  );
}
