import type { FormRules } from '@ownpath/domain/forms';
import { useCallback, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { useErrorOf } from './form-problems.tsx';
import type { IdentityAnswer, IdentityField } from './identity-answer.ts';

export type IdentityForm = ReturnType<typeof useIdentityForm>;
/** The properties of a field's input: what it takes, its id, its name and what is wrong with it. */
export type FieldOf = IdentityForm['fieldOf'];

/**
 * A form of this feature: sent in the background where there is a script, as a document where there is none.
 * @param rules what each field takes
 * @param answered what the page's own action answered, without a script
 */
export function useIdentityForm(rules: FormRules, answered?: IdentityAnswer) {
  const fetcher = useFetcher<IdentityAnswer>();
  const answer = fetcher.data ?? answered;
  const refusal = answer && !answer.ok ? answer : undefined;
  const id = useId();
  const inputIdOf = useCallback((field: IdentityField) => `${id}-${field}`, [id]);
  const errorOf = useErrorOf(refusal);
  return {
    Form: fetcher.Form,
    answer,
    refusal,
    inputIdOf,
    fieldOf: (field: IdentityField) => ({
      ...rules[field],
      id: inputIdOf(field),
      name: field,
      error: errorOf(field),
    }),
    answerNumber: useNumberOf(answer),
    isBusy: fetcher.state !== 'idle',
  };
}

/** Goes up with each answer, so that fields for secrets start empty again. */
function useNumberOf(answer: IdentityAnswer | undefined): number {
  const [seen, setSeen] = useState({ answer, number: 0 });
  if (seen.answer === answer) return seen.number;
  const next = { answer, number: seen.number + 1 };
  setSeen(next);
  return next.number;
}
