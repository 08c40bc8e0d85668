import { Share2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';

type Props = {
  readonly title: string;
  /** The one address of the page, absolute. */
  readonly url: string;
  readonly className?: string;
};

/** Hands the address to the device's own way of sharing; where there is none, it is copied. */
export function ShareButton({ title, url, className }: Props) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const share = async () => {
    if (navigator.share) {
      // Whoever closes the device's dialog has changed their mind, and that is no error.
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
      <Icon as={Share2} />
    </button>
  );
}
