import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

type ButtonVariant = 'action' | 'solid' | 'outline' | 'onDark' | 'link';
type ButtonSize = 'medium' | 'small';

type Look = {
  /** `action` is the filled berry button; one per view. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isBlock?: boolean;
};

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'bg-berry-600 text-white hover:bg-berry-700 active:bg-berry-800',
  solid: 'bg-spruce-700 text-white hover:bg-spruce-800 active:bg-spruce-900',
  outline: 'bg-white text-spruce-700 ring-[1.5px] ring-inset ring-spruce-700 hover:bg-sage-100',
  onDark: 'text-white ring-[1.5px] ring-inset ring-sage-300 hover:bg-spruce-800',
  link: 'text-spruce-700 underline underline-offset-[0.25em] hover:text-spruce-800',
};

export function buttonClass({ variant = 'solid', size = 'medium', isBlock = false }: Look): string {
  const isLink = variant === 'link';
  const box =
    size === 'small'
      ? `min-h-10 text-sm ${isLink ? '-mx-1 px-1' : 'px-4 py-1.5'}`
      : `text-base leading-tight ${isLink ? '-mx-1 min-h-11 px-1' : 'min-h-12 px-5.5 py-2.5'}`;
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-pill text-center font-semibold',
    'transition-[background-color,transform] duration-quick active:translate-y-px',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-oat-200 disabled:text-ink-3 disabled:ring-0',
    box,
    VARIANTS[variant],
    isBlock && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner before the label, keeps the width and sets `aria-busy`. */
    readonly isBusy?: boolean;
    readonly children: ReactNode;
  };

export function Button({ variant, size, isBlock, isBusy, className, children, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isBlock && { isBlock }) };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      className={cx(buttonClass(look), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({ variant, size, isBlock, className, ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isBlock && { isBlock }) };
  return <Link {...rest} className={cx(buttonClass(look), className)} />;
}

export const iconButtonClass =
  'relative grid size-11 max-[22.5rem]:size-10 flex-none place-items-center rounded-full text-inherit hover:bg-sage-100';

type Props = ComponentProps<'button'> & { readonly 'aria-label': string };

export function IconButton({ className, ...rest }: Props) {
  return <button type="button" {...rest} className={cx(iconButtonClass, className)} />;
}

/** Decorative: the label beside it says what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 flex-none rounded-full border-[2.5px] border-current/40 border-t-current motion-safe:animate-spin"
    />
  );
}
