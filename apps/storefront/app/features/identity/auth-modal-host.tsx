import { lazy, Suspense, useState } from 'react';
import { type SignInRequest, useSignInPrompt } from '../../shared/sign-in/sign-in-prompt.tsx';

const AuthModal = lazy(() => import('./auth-modal.tsx').then((module) => ({ default: module.AuthModal })));

/** The place of the sign-in dialog on every page. Its code comes with the first time that it is asked for. */
export function AuthModalHost() {
  const prompt = useSignInPrompt();
  const request = prompt?.request ?? null;
  // What was asked for stays while the dialog fades out.
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
