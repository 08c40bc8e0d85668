import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { IdentityAnswer } from './identity-answer.ts';

/**
 * A form of this feature: sent in the background where there is a script, as a document where there is none.
 * @param answered what the page's own action answered, without a script
 */
export function useIdentityForm(answered?: IdentityAnswer) {
  const fetcher = useFetcher<IdentityAnswer>();
  const answer = fetcher.data ?? answered;
  return {
    Form: fetcher.Form,
    answer,
    refusal: answer && !answer.ok ? answer : undefined,
    answerNumber: useNumberOf(answer),
    isBusy: fetcher.state !== 'idle',
  };
}

/** Goes up with each answer, so that what must be typed anew can start anew. */
function useNumberOf(answer: IdentityAnswer | undefined): number {
  const [seen, setSeen] = useState({ answer, number: 0 });
  if (seen.answer === answer) return seen.number;
  const next = { answer, number: seen.number + 1 };
  setSeen(next);
  return next.number;
}
