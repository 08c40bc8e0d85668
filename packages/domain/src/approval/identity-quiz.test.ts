import { expect, test } from 'vitest';
import { MAX_QUIZZES, quizTask } from './identity-quiz.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');

test.each([
  ['no quiz yet', null, 0, 'ask-for-questions'],
  ['open', { isPassed: null, expiresAt: later }, 1, 'answer'],
  ['expired', { isPassed: null, expiresAt: now }, 1, 'ask-for-questions'],
  ['expired for the last time', { isPassed: null, expiresAt: now }, MAX_QUIZZES, 'show-id'],
  ['open, the last one', { isPassed: null, expiresAt: later }, MAX_QUIZZES, 'answer'],
  ['passed', { isPassed: true, expiresAt: now }, 1, 'decide'],
  ['not passed', { isPassed: false, expiresAt: later }, 1, 'decide'],
] as const)('%s', (_, newest, count, task) => {
  expect(quizTask(newest, count, now)).toBe(task);
});
