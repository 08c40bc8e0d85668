import { SAVED_APPLICATION_FIELDS, type SavedApplicationField } from '@ownpath/domain/forms';
import { type ApplicationField, fieldOfInput } from './application-fields.ts';

/** The application's short steps, in order. */
export const APPLICATION_STEPS = ['about-you', 'home', 'income', 'review'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];
/** A step that others lead to. */
export type LaterStep = Exclude<ApplicationStep, 'about-you'>;

/** What is asked at each step. Birth date, SSN and consent are saved nowhere, so they are asked last. */
const STEP_OF_FIELD = {
  firstName: 'about-you',
  lastName: 'about-you',
  email: 'about-you',
  phone: 'about-you',
  address1: 'home',
  address2: 'home',
  city: 'home',
  stateCode: 'home',
  postalCode: 'home',
  timeAtAddress: 'home',
  monthlyIncome: 'income',
  payFrequency: 'income',
  nextPayday: 'income',
  dateOfBirth: 'review',
  ssn: 'review',
  consent: 'review',
} as const satisfies Record<ApplicationField, ApplicationStep>;

export function stepOfField(field: ApplicationField): ApplicationStep {
  return STEP_OF_FIELD[field];
}

/** The inputs of a step that are saved; with `isOther` those of all other steps. */
export function savedInputsOf(step: ApplicationStep, isOther = false): readonly SavedApplicationField[] {
  return SAVED_APPLICATION_FIELDS.filter(
    (input) => (STEP_OF_FIELD[fieldOfInput(input)] === step) !== isOther,
  );
}

export function isApplicationStep(value: unknown): value is ApplicationStep {
  return APPLICATION_STEPS.some((step) => step === value);
}

/** Hidden input that names the step whose fields a form sends; a form without it is the whole application. */
export const STEP_INPUT = 'applicationStep';

/** Name and value of the button that leads to the step before, keeping what is typed. */
export const BACK = { name: 'to', value: 'back' } as const;

/** Query parameter of the step; `step` names the checkout's. */
const PARAMETER = 'part';

/** The step that an address asks for: the first without one. */
export function stepAskedFor(query: URLSearchParams): ApplicationStep {
  const asked = query.get(PARAMETER);
  return isApplicationStep(asked) ? asked : APPLICATION_STEPS[0];
}

/** Query parameter of a step that is shown in place of a later one. */
const SENT_BACK = 'incomplete';

/** Whether a later step was asked for. */
export function wasLaterAskedFor(query: URLSearchParams): boolean {
  return query.has(SENT_BACK);
}

/** The query of another step of the same page. How the application was opened, and an earlier problem, are left out. */
export function searchOfStep(step: ApplicationStep, query: URLSearchParams, isSentBack = false): string {
  const next = new URLSearchParams(query);
  for (const name of ['position', 'problem', SENT_BACK]) next.delete(name);
  next.set(PARAMETER, step);
  if (isSentBack) next.set(SENT_BACK, '1');
  return `?${next}`;
}

export function stepBefore(step: ApplicationStep): ApplicationStep | null {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) - 1] ?? null;
}

/** The first step after another that still lacks something: what is known already is only reviewed. */
export function stepAfter(step: ApplicationStep, wrongFields: readonly ApplicationField[]): LaterStep {
  const [, ...later] = APPLICATION_STEPS;
  const open = later.slice(APPLICATION_STEPS.indexOf(step));
  return open.find((next) => lacksSomething(next, wrongFields)) ?? 'review';
}

/** The step to show for one that is asked for: none is skipped that lacks something. */
export function stepToOpen(
  asked: ApplicationStep,
  wrongFields: readonly ApplicationField[],
): ApplicationStep {
  const until = APPLICATION_STEPS.slice(0, APPLICATION_STEPS.indexOf(asked));
  return until.find((step) => lacksSomething(step, wrongFields)) ?? asked;
}

export const lacksSomething = (step: ApplicationStep, wrongFields: readonly ApplicationField[]) =>
  wrongFields.some((field) => STEP_OF_FIELD[field] === step);
