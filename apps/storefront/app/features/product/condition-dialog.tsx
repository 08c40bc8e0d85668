import type { ConditionStock } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';

export type ExamplePicture = NonNullable<ConditionStock['picture']>;

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly picture: ExamplePicture;
  readonly condition: Condition;
  readonly ground: string;
};

/** Enlarged example picture of a grade. */
export function ConditionDialog({ isOpen, onClose, picture, condition, ground }: Props) {
  const intl = useIntl();
  const priceText = usePriceText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={priceText.condition(condition)}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
    >
      <figure className="mt-4">
        <div className={cx('aspect-4/3 overflow-hidden rounded-card', ground)}>
          <ProductPicture
            src={picture.url}
            alt={picture.alt}
            width={840}
            height={630}
            sizes="(min-width: 48rem) 40rem, 92vw"
            isLazy={false}
            className="size-full object-cover"
          />
        </div>
        <figcaption className="mt-3 text-ink-2">
          <FormattedMessage id="grade.example" />
        </figcaption>
      </figure>
    </Dialog>
  );
}
