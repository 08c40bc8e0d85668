import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProductPicture } from '../pictures/product-picture.tsx';

type Props = {
  readonly agreement: { readonly name: string; readonly agreementNumber: string };
  /** Of the item that is shown. */
  readonly image: string | undefined;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Below the text, beside the picture. */
  readonly aside?: ReactNode;
  /** Below both. */
  readonly children?: ReactNode;
};

/** What is going on with something rented: its agreement, the news in large, and the item's picture. */
export function ItemHero({ agreement, image, title, text, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="on-dark rounded-panel bg-spruce-900 p-5 text-white sm:p-9">
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 max-w-2xl">
          <h2
            id={id}
            className="font-sans text-base font-semibold tracking-normal text-sage-200 wrap-anywhere"
          >
            <FormattedMessage
              id="visits.head"
              values={{ name: agreement.name, number: agreement.agreementNumber }}
            />
          </h2>
          <p className="mt-2 font-display text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)] leading-[1.04] font-bold tracking-[-0.03em] text-balance">
            {title}
          </p>
          <p className="mt-3 max-w-prose text-sage-200">{text}</p>
          {aside}
        </div>
        {image && (
          <span className="grid aspect-4/3 w-60 place-items-center rounded-leaf bg-sage-100 max-md:hidden">
            <ProductPicture
              src={image}
              alt=""
              width={232}
              height={174}
              sizes="15rem"
              isLazy={false}
              className="w-[84%]"
            />
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
