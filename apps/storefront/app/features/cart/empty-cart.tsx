import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';

export function EmptyCart() {
  return (
    <section className="relative mt-6 overflow-hidden rounded-leaf bg-sage-100 px-6 py-12 md:px-12 md:py-16">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={360}
        height={256}
        className="absolute -right-6 -bottom-8 hidden w-72 opacity-60 lg:block"
      />
      <h2 className="text-xl">
        <FormattedMessage id="cart.empty.title" />
      </h2>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id="cart.empty.text" />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="action">
          <FormattedMessage id="cart.empty.shop" />
        </ButtonLink>
        <ButtonLink to="/instant-approval?position=instant-approval" variant="outline">
          <FormattedMessage id="cart.fit.apply" />
        </ButtonLink>
      </div>
    </section>
  );
}
