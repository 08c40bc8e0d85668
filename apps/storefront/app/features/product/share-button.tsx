import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

type Props = {
  readonly title: string;
  /** The page's canonical address, absolute. */
  readonly url: string;
  readonly className?: string;
};

/** Opens the device's share dialog; where there is none, copies the address. */
export function ShareButton({ title, url, className }: Props) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const share = async () => {
    if (navigator.share) {
      // Closing the dialog rejects the promise; it is not an error.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    const isCopied = await navigator.clipboard
      ?.writeText(url)
      .then(() => true)
      .catch(() => false);
    showToast(
      isCopied
        ? { tone: 'done', content: <FormattedMessage id="share.copied" /> }
        : { tone: 'error', content: <FormattedMessage id="share.failed" values={{ url }} /> },
    );
  };
  return (
    <button
      type="button"
      aria-label={formatMessage({ id: 'share.label' }, { name: title })}
      onClick={() => void share()}
      className={cx(
        'grid size-11 place-items-center rounded-full! bg-white text-ink shadow-card transition-colors duration-quick hover:text-spruce-700 noscript:hidden',
        className,
      )}
    >
      <Icon as="share-2" />
    </button>
  );
}
