import type { Condition } from '@ownpath/contracts/wire';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ExamplePicture } from './condition-dialog.tsx';

const ConditionDialog = lazy(async () => {
  const { ConditionDialog } = await import('./condition-dialog.tsx');
  return { default: ConditionDialog };
});

type Props = {
  readonly picture: ExamplePicture;
  readonly condition: Condition;
  readonly ground: string;
};

/** Example picture of a grade; opens enlarged. Without JavaScript the link opens the file. */
export function ConditionPicture({ picture, condition, ground }: Props) {
  const intl = useIntl();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <a
        href={picture.url}
        aria-label={intl.formatMessage({ id: 'grade.enlarge' }, { picture: picture.alt })}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setDialog('open');
        }}
        className={cx(
          'group relative block aspect-4/3 w-32 flex-none cursor-zoom-in overflow-hidden rounded-chip hover:shadow-lift',
          ground,
        )}
      >
        <ProductPicture
          src={picture.url}
          alt={picture.alt}
          width={128}
          height={96}
          sizes="8rem"
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute right-1 bottom-1 grid size-7 place-items-center rounded-full bg-white/85 text-ink group-hover:text-spruce-700"
        >
          <Icon as="zoom-in" size="s" />
        </span>
      </a>
      {dialog !== 'never' && (
        <Suspense>
          <ConditionDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            picture={picture}
            condition={condition}
            ground={ground}
          />
        </Suspense>
      )}
    </>
  );
}
