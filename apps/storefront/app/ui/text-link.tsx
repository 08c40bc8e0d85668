import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const LOOKS = {
  /** Within text, where only the underline marks it as a link. */
  inline: 'text-spruce-700 underline hover:text-spruce-800 hover:decoration-2',
  /** Within text that introduces it. */
  bold: 'font-semibold text-spruce-700 underline',
  /** In a list of links. */
  quiet: 'inline-flex min-h-6 items-center text-ink-2 hover:text-spruce-700 hover:underline',
  /** On its own, as the next step. */
  strong:
    'inline-flex min-h-11 items-center gap-1.5 font-semibold text-spruce-700 underline hover:decoration-2',
} as const;

type Look = { readonly look?: keyof typeof LOOKS };

export function TextLink({ look = 'inline', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={cx(LOOKS[look], className)} />;
}

type LinkedMessageProps = Omit<ComponentProps<typeof TextLink>, 'id' | 'children'> & {
  /** Id of a message that marks its one link with `<a>`. */
  readonly id: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
};

/** A sentence with a link in it. */
export function LinkedMessage({ id, values, look = 'bold', ...link }: LinkedMessageProps) {
  const a = (text: ReactNode) => (
    <TextLink {...link} look={look}>
      {text}
    </TextLink>
  );
  return <FormattedMessage id={id} values={{ ...values, a }} />;
}

type OutsideProps = Look & { readonly href: string; readonly children: ReactNode };

/** Opens in a new window and announces it. */
export function OutsideLink({ look = 'inline', href, children }: OutsideProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LOOKS[look]}>
      {children}
      <span className="sr-only">
        {' '}
        <FormattedMessage id="content.newWindow" />
      </span>
      <Icon as="external-link" size="s" className="ml-1 inline-block align-[-0.15em]" />
    </a>
  );
}
