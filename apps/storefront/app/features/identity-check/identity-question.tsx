import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { IdentityView } from './identity-check.server.ts';

type QuestionView = Extract<IdentityView, { state: 'question' }>;

/** How far the questions are, above the question as the page's title. */
export function QuestionProgress({ number, count }: Pick<QuestionView, 'number' | 'count'>) {
  return (
    <p className="mb-3 flex items-center gap-3 text-sm font-semibold text-ink-2">
      <span aria-hidden="true" className="hidden gap-2 sm:flex">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={`h-1.5 w-9 rounded-full ${index < number ? 'bg-spruce-700' : 'bg-oat-300'}`}
          />
        ))}
      </span>
      <FormattedMessage id="identity.questionOf" values={{ number, count }} />
    </p>
  );
}

/** The answers of one question. An ID is an equal way at any time. */
export function QuestionForm({
  view,
  isAnswerMissing,
}: {
  readonly view: QuestionView;
  readonly isAnswerMissing: boolean;
}) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  const { quizId, question, number, count } = view;
  const isLast = number === count;
  const shownId = useRef(question.id);
  useEffect(() => {
    if (shownId.current === question.id) return;
    shownId.current = question.id;
    // The address stays the same, so the page does not move the focus to its title.
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [question.id]);
  return (
    <Form
      key={question.id}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="quizId" value={quizId} />
      <input type="hidden" name="questionId" value={question.id} />
      <fieldset
        className="grid max-w-160 gap-2.5"
        aria-describedby={isAnswerMissing ? 'answer-missing' : undefined}
      >
        <legend className="sr-only">{question.text}</legend>
        {question.answers.map(({ id, text }) => (
          <RadioCard
            key={id}
            id={`answer-${id}`}
            name="answerId"
            value={id}
            label={<span className="font-medium">{text}</span>}
            className="shadow-none ring-[1.5px] ring-oat-500 ring-inset py-4 has-checked:bg-sage-50"
          />
        ))}
      </fieldset>
      {isAnswerMissing && (
        <p id="answer-missing" role="alert" className="mt-3 text-sm font-semibold text-error">
          {intl.formatMessage({ id: 'identity.answerMissing' })}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" name="intent" value="answer-question" variant="action" isBusy={isBusy}>
          <FormattedMessage id={isLast ? 'identity.finish' : 'identity.next'} />
        </Button>
        <Button type="submit" name="intent" value="show-id" variant="outline">
          <FormattedMessage id="identity.showId" />
        </Button>
      </div>
    </Form>
  );
}

/** Without questions: an ID is shown, or the decision is asked for again. */
export function IdentityWithoutQuestions({ state }: { readonly state: 'id-only' | 'undecided' }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="show-id" variant="action" isBusy={isBusy}>
        <FormattedMessage id={state === 'undecided' ? 'checkout.tryAgain' : 'identity.continueWithId'} />
      </Button>
    </Form>
  );
}
