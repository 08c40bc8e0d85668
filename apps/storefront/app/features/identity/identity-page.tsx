import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Sprig } from '../../ui/sprig.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

/** A page around one form: the form as in the dialog, and beside it the benefits of an account. */
export function IdentityPage({ title, children }: Props) {
  return (
    <div className="page-width py-8 lg:py-14">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto grid max-w-230 items-start gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14">
        <section className="min-w-0 rounded-panel bg-white p-5 shadow-card sm:p-8">
          <Sprig size={44} />
          <h1 tabIndex={-1} className="mt-2 mb-5 text-xl">
            {title}
          </h1>
          {children}
        </section>
        <aside className="grid gap-5 rounded-panel bg-sage-100 p-6 lg:mt-10 lg:p-8">
          <h2 className="text-[1.375rem]">
            <FormattedMessage id="identity.benefits" />
          </h2>
          <Benefit icon="shopping-cart">
            <FormattedMessage id="identity.benefitCart" />
          </Benefit>
          <Benefit icon="file-text">
            <FormattedMessage id="identity.benefitOrders" />
          </Benefit>
          <Benefit icon="heart">
            <FormattedMessage id="identity.benefitGuest" />
          </Benefit>
        </aside>
      </div>
    </div>
  );
}

type BenefitProps = { readonly icon: IconName; readonly children: ReactNode };

function Benefit({ icon, children }: BenefitProps) {
  return (
    <p className="flex gap-3 text-sm text-ink-2">
      <Icon as={icon} className="text-spruce-700" />
      <span>{children}</span>
    </p>
  );
}
