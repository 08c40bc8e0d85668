import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** How long the button confirms (account-area design). */
const CONFIRMED_MS = 2_000;

/** The customer's link, to be selected or copied by a button. */
export function CopyLink({ link }: { readonly link: string }) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult('copied');
    } catch {
      field.current?.select();
      setResult('failed');
    }
  };
  return (
    <div className="mt-5">
      <label htmlFor="refer-link" className="mb-1.5 block text-sm font-semibold">
        <FormattedMessage id="refer.link" />
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <input ref={field} id="refer-link" readOnly value={link} className={inputClass} />
        <Button variant="action" onClick={() => void copy()} className="flex-none noscript:hidden">
          <Icon as="copy" />
          <FormattedMessage id={result === 'copied' ? 'refer.copied' : 'refer.copy'} />
        </Button>
      </div>
      <p role="status" className={result === 'failed' ? 'mt-2 text-sm text-sage-200' : 'sr-only'}>
        {result && formatMessage({ id: result === 'copied' ? 'refer.copied' : 'refer.copyFailed' })}
      </p>
    </div>
  );
}
