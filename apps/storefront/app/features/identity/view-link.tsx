import type { ReactNode } from 'react';
import type { SignInView } from '../../shared/sign-in/sign-in-prompt.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const paths: Record<SignInView, string> = {
  login: '/login',
  register: '/registration',
  password: '/reset-password?again',
};

/** Opens another form within the dialog; without it, a link to its page. */
export type ViewChange = ((view: SignInView) => void) | undefined;

type Props = {
  readonly view: SignInView;
  readonly onView: ViewChange;
  /** Query of the page's address, such as `?returnTo=…`. */
  readonly search?: string;
  readonly children: ReactNode;
};

export function ViewLink({ view, onView, search = '', children }: Props) {
  if (!onView) {
    return (
      <TextLink to={`${paths[view]}${search}`} className="font-semibold">
        {children}
      </TextLink>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onView(view)}
      className="inline-flex min-h-6 items-center font-semibold text-spruce-700 underline hover:text-spruce-800 hover:decoration-2"
    >
      {children}
    </button>
  );
}
