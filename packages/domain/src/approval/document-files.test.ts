import { describe, expect, test } from 'vitest';
import {
  DOCUMENT_LIMITS,
  documentLimitBroken,
  documentMediaType,
  documentStateOf,
  REVIEW_MAX_HOURS,
} from './document-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
])('a document’s type is read from its first bytes: %j is %s', (start, type) => {
  expect(documentMediaType(bytes(`${start} and more`))).toBe(type);
});

test.each(['', '%PDF', 'MZ\x90\0', '<html>', '<svg xmlns=', 'GIF89a', '\0\0\0\x18ftypmp42', ' %PDF-1.7'])(
  'another file has none: %j',
  (start) => expect(documentMediaType(bytes(start))).toBeNull(),
);

describe('one form takes', () => {
  const of = (...sizes: number[]) => sizes.map((byteCount) => ({ kind: 'BANK', byteCount }));
  const { fileBytes, filesPerDocument, sendBytes } = DOCUMENT_LIMITS;
  test.each([
    ['a file of 5 MB', of(fileBytes), null],
    ['no larger one', of(fileBytes + 1), 'file-too-large'],
    ['four pages', of(1, 2, 3, 4), null],
    [
      'no more pages of a document',
      of(...Array.from({ length: filesPerDocument + 1 }, () => 1)),
      'too-many-files',
    ],
    ['no more than 8 MB in sum', of(fileBytes, fileBytes, 1), 'too-large-in-sum'],
    ['four pages of each document', [...of(1, 1, 1, 1), { kind: 'ID', byteCount: sendBytes / 4 }], null],
  ])('%s', (_, files, broken) => expect(documentLimitBroken(files)).toBe(broken));
});

test('a review without a result ends after a day, so that the document can be handed in again', () => {
  const submittedAt = new Date('2026-11-23T12:00:00Z');
  const after = (hours: number) => new Date(submittedAt.getTime() + hours * 3_600_000);
  const stateAfter = (hours: number) => documentStateOf({ status: 'submitted', submittedAt }, after(hours));
  expect(stateAfter(REVIEW_MAX_HOURS - 1)).toBe('in-review');
  expect(stateAfter(REVIEW_MAX_HOURS)).toBe('unreviewed');
  expect(documentStateOf({ status: 'accepted', submittedAt }, after(99))).toBe('accepted');
  expect(documentStateOf({ status: 'rejected', submittedAt }, after(1))).toBe('refused');
  expect(documentStateOf(null, after(0))).toBe('needed');
});
