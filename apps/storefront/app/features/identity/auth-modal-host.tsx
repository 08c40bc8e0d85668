import { lazy, Suspense, useState } from 'react';
import { type SignInRequest, useSignInPrompt } from '../../shared/sign-in/sign-in-prompt.tsx';

const AuthModal = lazy(() => import('./auth-modal.tsx').then((module) => ({ default: module.AuthModal })));

/** The sign-in dialog of every page. Its code is loaded when it first opens. */
export function AuthModalHost() {
  const prompt = useSignInPrompt();
  const request = prompt?.request ?? null;
  // The last request stays while the dialog fades out.
  const [last, setLast] = useState<SignInRequest | null>(request);
  if (request && request !== last) setLast(request);
  const shown = request ?? last;
  if (!prompt || !shown) return null;
  return (
    <Suspense>
      <AuthModal key={shown.id} request={shown} isOpen={request !== null} onClose={prompt.close} />
    </Suspense>
  );
}
