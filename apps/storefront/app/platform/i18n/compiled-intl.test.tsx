import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { renderToString } from 'react-dom/server';
import * as reactIntl from 'react-intl';
import { expect, test } from 'vitest';
import { compactMessage } from '../../../scripts/compact-message.ts';
import enUS from '../../../translations/compiled/en-US.json';
import esUS from '../../../translations/compiled/es-US.json';
import * as compiledIntl from './compiled-intl.tsx';

type Elements = readonly MessageFormatElement[];

const onError = (error: Error): never => {
  throw error;
};

/** Names of what a message takes, by the type of its element. */
function argumentsOf(elements: Elements, found = new Map<string, number>()): Map<string, number> {
  for (const element of elements) {
    if ('value' in element && element.type !== 0) found.set(element.value, element.type);
    if ('children' in element) argumentsOf(element.children, found);
    if ('options' in element) {
      for (const [, { value }] of Object.entries(element.options)) argumentsOf(value, found);
    }
  }
  return found;
}

/** Every branch of a select, and numbers of each kind. */
function choicesOf(elements: Elements, names: Set<string> = new Set(['0', '1', '2', '3', '11', '1000000'])) {
  for (const element of elements) {
    if ('children' in element) choicesOf(element.children, names);
    if (!('options' in element)) continue;
    for (const [name, { value }] of Object.entries(element.options)) {
      names.add(name.replace('=', ''));
      choicesOf(value, names);
    }
  }
  return names;
}

for (const [locale, messages] of [
  ['en-US', enUS],
  ['es-US', esUS],
] as const) {
  const all = messages as unknown as Readonly<Record<string, MessageFormatElement[]>>;
  const compact = Object.fromEntries(Object.entries(all).map(([id, value]) => [id, compactMessage(value)]));
  const theirs = reactIntl.createIntl({ locale, messages: all, onError });
  const ours = compiledIntl.createIntl({ locale, messages: compact, onError });

  test(`every message reads as react-intl writes it, with texts, numbers and elements (${locale})`, () => {
    let compared = 0;
    for (const [id, elements] of Object.entries(all)) {
      const names = argumentsOf(elements);
      for (const choice of names.size === 0 ? ['-'] : choicesOf(elements)) {
        const values = Object.fromEntries(
          [...names].map(([name, type]) => [
            name,
            type === 8 ? (
              (chunks: React.ReactNode) => <b title={name}>{chunks}</b>
            ) : type === 5 ? (
              choice
            ) : type === 1 && choice === 'other' ? (
              <i>{name}</i>
            ) : Number.isNaN(Number(choice)) ? (
              4
            ) : (
              Number(choice)
            ),
          ]),
        );
        const expected = renderToString(<p>{theirs.formatMessage({ id }, values as never)}</p>);
        expect([id, renderToString(<p>{ours.formatMessage({ id }, values) as React.ReactNode}</p>)]).toEqual([
          id,
          expected,
        ]);
        const placed = ours.formatMessage({ id: compact[id] ?? [] }, values) as React.ReactNode;
        expect([id, renderToString(<p>{placed}</p>)]).toEqual([id, expected]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(Object.keys(all).length);
  });

  test(`counts of any size read as react-intl writes them (${locale})`, () => {
    for (const count of [0, 1, 7, 999, 1000, 12_345, 1.5, -3]) {
      const values = { count };
      expect(ours.formatMessage({ id: 'facet.show' }, values)).toBe(
        theirs.formatMessage({ id: 'facet.show' }, values),
      );
    }
  });

  test(`dates, numbers and lists read as react-intl writes them (${locale})`, () => {
    const numbers = [
      {},
      { style: 'percent', maximumFractionDigits: 3 },
      { style: 'currency', currency: 'USD' },
    ] as const;
    for (const options of numbers) {
      expect(ours.formatNumber(1234.5, options)).toBe(theirs.formatNumber(1234.5, options));
    }
    const date = '2026-11-27T12:00:00Z';
    for (const value of [date, '', new Date(date), Date.parse(date)]) {
      for (const options of [
        { timeZone: 'UTC' },
        { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' },
      ] as const) {
        expect(ours.formatDate(value, options)).toBe(theirs.formatDate(value, options));
      }
    }
    for (const names of [[], ['a'], ['a', 'b'], ['a', '0', 'c']]) {
      for (const type of ['conjunction', 'disjunction', 'unit'] as const) {
        expect(ours.formatList(names, { type })).toBe(theirs.formatList(names, { type }));
      }
    }
    const elements = ours.formatList([<b key="a">a</b>, 'b', 'c']) as React.ReactNode;
    const expected = theirs.formatList([<b key="a">a</b>, 'b', 'c']);
    expect(renderToString(<p>{elements}</p>)).toBe(renderToString(<p>{expected}</p>));
  });
}

test('a message without a value that it needs is an error', () => {
  const intl = compiledIntl.createIntl({ locale: 'en-US', messages: { 'a.b': [['count']] }, onError });
  expect(() => intl.formatMessage({ id: 'a.b' })).toThrow(/count/);
});

test('a missing message is reported, and its id shown', () => {
  const problems: string[] = [];
  const intl = compiledIntl.createIntl({
    locale: 'en-US',
    messages: {},
    onError: ({ code, message }) => problems.push(`${code}: ${message}`),
  });
  expect(intl.formatMessage({ id: 'shell.cart' })).toBe('shell.cart');
  expect(problems).toEqual(['MISSING_TRANSLATION: Missing message: "shell.cart"']);
});
