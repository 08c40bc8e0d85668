import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from './cx.ts';

type Props = { readonly children: ReactNode; readonly className?: string };

/**
 * Shows five lines of a long text and a button for the rest (specification section 9). A short text has no button, and
 * without JavaScript the whole text is shown.
 */
export function ClampedText({ children, className }: Props) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(true);
  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div>
      <div
        ref={text}
        id={id}
        className={cx('[&_p]:text-wrap', !isOpen && 'line-clamp-5 noscript:line-clamp-none', className)}
      >
        {children}
      </div>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 min-h-11 font-semibold text-spruce-700 underline underline-offset-[0.25em] noscript:hidden"
        >
          <FormattedMessage id={isOpen ? 'ui.clamp.less' : 'ui.clamp.more'} />
        </button>
      )}
    </div>
  );
}
