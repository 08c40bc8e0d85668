import { type IdentityVerification, PortError, type QuizQuestion } from '../../ports/index.ts';

const answer = (id: string, english: string, spanish: string) => ({
  id,
  text: { 'en-US': english, 'es-US': spanish },
});
const none = answer('none', 'None of these', 'Ninguna de estas');

/** The right answer to every question is `none`. */
const questions: readonly QuizQuestion[] = [
  {
    id: 'street',
    text: {
      'en-US': 'Which of these streets have you lived on?',
      'es-US': '¿En cuál de estas calles ha vivido usted?',
    },
    answers: [
      answer('a', 'Juniper Hollow Lane', 'Juniper Hollow Lane'),
      answer('b', 'Old Quarry Road', 'Old Quarry Road'),
      none,
    ],
  },
  {
    id: 'vehicle',
    text: {
      'en-US': 'Which of these vehicles has been registered to you?',
      'es-US': '¿Cuál de estos vehículos ha estado a su nombre?',
    },
    answers: [
      answer('a', '2009 silver pickup', 'Camioneta plateada de 2009'),
      answer('b', '2014 blue minivan', 'Minivan azul de 2014'),
      none,
    ],
  },
  {
    id: 'county',
    text: {
      'en-US': 'In which of these counties have you owned property?',
      'es-US': '¿En cuál de estos condados ha tenido usted una propiedad?',
    },
    answers: [
      answer('a', 'Deschutes County', 'Condado de Deschutes'),
      answer('b', 'Calhoun County', 'Condado de Calhoun'),
      none,
    ],
  },
];

const QUIZ_ID = /^sbx-quiz-(pass|fail)-(.+)$/;
const OUTCOME = /^sbx-quiz-(fail|empty|down)-/;

/**
 * Stateless knowledge quiz: the quiz id says whether it can be passed. Decisions for SSNs ending in 4002 always fail,
 * 4003 has no questions, 4004 finds the provider down; others pass when every answer is `none`.
 */
export function sandboxIdentityVerification(): IdentityVerification {
  return {
    async startQuiz({ externalId }) {
      const outcome = OUTCOME.exec(externalId)?.[1] ?? 'pass';
      if (outcome === 'down') throw new PortError('identity-verification', 'unavailable', 'HTTP 503');
      return { quizId: `sbx-quiz-${outcome}-${externalId}`, questions: outcome === 'empty' ? [] : questions };
    },
    async submitQuiz({ quizId, answers }) {
      const [, outcome] = QUIZ_ID.exec(quizId) ?? [];
      if (outcome === undefined) throw new PortError('identity-verification', 'rejected', 'no such quiz');
      const isAllRight = questions.every((question) =>
        answers.some(({ questionId, answerId }) => questionId === question.id && answerId === none.id),
      );
      return { status: outcome === 'pass' && isAllRight ? 'passed' : 'failed' };
    },
  };
}
