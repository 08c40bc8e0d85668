import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IdentityView } from './identity-check.server.ts';
import { IdentityWithoutQuestions, QuestionForm, QuestionProgress } from './identity-question.tsx';
import { WhyWeAsk } from './why-we-ask.tsx';

type Parts = {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

const idsWithoutQuestions = {
  'id-only': { title: 'identity.id-only.title', text: 'identity.id-only.text' },
  undecided: { title: 'identity.undecided.title', text: 'identity.undecided.text' },
} as const;

/** The parts of the step's page (`identity-verification-form`), for the checkout's layout. */
export function identityParts(view: IdentityView, isAnswerMissing: boolean): Parts {
  if (view.state === 'question') {
    return {
      eyebrow: <QuestionProgress number={view.number} count={view.count} />,
      title: view.question.text,
      intro: <FormattedMessage id="identity.hint" />,
      aside: <WhyWeAsk />,
      children: <QuestionForm view={view} isAnswerMissing={isAnswerMissing} />,
    };
  }
  const { state } = view;
  const ids = idsWithoutQuestions[state];
  return {
    title: <FormattedMessage id={ids.title} />,
    intro: <FormattedMessage id={ids.text} />,
    children: <IdentityWithoutQuestions state={state} />,
  };
}
