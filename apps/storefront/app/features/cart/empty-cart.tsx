import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';

type Props = { readonly title: ReactNode; readonly text: ReactNode; readonly children: ReactNode };

/** Message of an empty list, with next steps. */
export function EmptyPanel({ title, text, children }: Props) {
  return (
    <section className="mt-6 branch rounded-leaf bg-sage-100 px-6 py-12 md:px-12 md:py-16">
      <h2 className="flex items-center gap-3 text-xl">{title}</h2>
      <p className="mt-3 max-w-prose text-base text-ink-2">{text}</p>
      {children}
    </section>
  );
}

export function EmptyCart() {
  return (
    <EmptyPanel
      title={<FormattedMessage id="cart.empty.title" />}
      text={<FormattedMessage id="cart.empty.text" />}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="action">
          <FormattedMessage id="cart.empty.shop" />
        </ButtonLink>
        <ButtonLink to="/instant-approval?position=instant-approval" variant="outline">
          <FormattedMessage id="cart.fit.apply" />
        </ButtonLink>
      </div>
    </EmptyPanel>
  );
}
