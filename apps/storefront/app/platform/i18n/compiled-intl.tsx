import { Children, createContext, Fragment, isValidElement, type ReactNode, use } from 'react';

/**
 * Stands for react-intl in the built scripts (decision 0100): its API as far as the shop uses it, for messages that are
 * compiled. A test compares the two on every message.
 */

/** A literal text, `#`, an argument, or a choice, number or tag with its name. */
export type MessagePart =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'tag', children: Message]
  | readonly [
      name: string,
      kind: 'select' | 'cardinal' | 'ordinal',
      options: Readonly<Record<string, Message>>,
    ];
export type Message = readonly MessagePart[];

type Values = Readonly<Record<string, unknown>>;
/** The build puts the message itself in the place of an id that only one call uses. */
type Descriptor = { readonly id: string | Message };
type Config = {
  readonly locale: string;
  readonly messages: Readonly<Record<string, Message>>;
  readonly onError: (error: Error & { code?: string }) => void;
};
type DateValue = Date | number | string;

const keyed = (nodes: ReactNode): ReactNode[] =>
  Children.toArray(nodes).map((child, index) =>
    isValidElement(child) ? <Fragment key={index}>{child}</Fragment> : child,
  );

const made = new Map<string, unknown>();

/** A formatter costs more than what it formats: one of each is kept. */
function kept<Formatter>(
  Kind: new (locale: string, options?: object) => Formatter,
  locale: string,
  options?: object,
): Formatter {
  const key = Kind.name + locale + JSON.stringify(options);
  const known = made.get(key) as Formatter | undefined;
  const formatter = known ?? new Kind(locale, options);
  if (!known) made.set(key, formatter);
  return formatter;
}

const numberIn = (locale: string, options?: object) =>
  kept<Intl.NumberFormat>(Intl.NumberFormat as never, locale, options);

/** Small counts read alike in all locales, and the first formatter of a page takes a browser some 10 ms. */
const numberText = (locale: string, value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberIn(locale).format(value);

/** Neighbouring texts are one text node, on the server too. */
function joined(parts: readonly unknown[]): unknown[] {
  const all: unknown[] = [];
  for (const part of parts) {
    if (typeof part === 'string' && typeof all.at(-1) === 'string') all.push(all.pop() + part);
    else all.push(part);
  }
  return all;
}

function branchOf(options: Readonly<Record<string, Message>>, name: string): Message {
  return (Object.hasOwn(options, name) ? options[name] : options.other) ?? [];
}

function partsOf(locale: string, message: Message, values: Values, count?: number): unknown[] {
  return joined(
    message.flatMap((part): unknown[] => {
      if (typeof part === 'string') return [part];
      if (part === 0) return count === undefined ? [] : [numberText(locale, count)];
      const [name] = part;
      if (!(name in values)) throw new Error(`A message needs a value for ${name}`);
      const value = values[name];
      if (part.length === 1) return [typeof value === 'number' ? String(value) : (value ?? '') || ''];
      if (part.length === 2) return [numberText(locale, value as number)];
      if (part[1] === 'tag') {
        const wrap = value as (chunks: ReactNode[]) => unknown;
        return [wrap(keyed(partsOf(locale, part[2], values, count) as ReactNode))].flat();
      }
      const options = part[2];
      if (part[1] === 'select') return partsOf(locale, branchOf(options, String(value)), values);
      const exact = `=${value}`;
      const rule = kept<Intl.PluralRules>(Intl.PluralRules as never, locale, { type: part[1] });
      const branch = Object.hasOwn(options, exact) ? exact : rule.select(value as number);
      return partsOf(locale, branchOf(options, branch), values, value as number);
    }),
  );
}

export function createIntl({ locale, messages, onError }: Config) {
  return {
    locale,
    formatMessage({ id }: Descriptor, values: Values = {}) {
      const message = typeof id === 'string' ? messages[id] : id;
      if (!message) {
        onError(Object.assign(new Error(`Missing message: "${id}"`), { code: 'MISSING_TRANSLATION' }));
        return id;
      }
      const parts = partsOf(locale, message, values);
      return parts.length > 1 ? keyed(parts as ReactNode) : (parts[0] ?? '');
    },
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
      numberIn(locale, options).format(value),
    formatDate: (value: DateValue, options?: Intl.DateTimeFormatOptions) =>
      kept<Intl.DateTimeFormat>(Intl.DateTimeFormat as never, locale, options).format(
        typeof value === 'string' ? new Date(value || 0) : value,
      ),
    formatList(values: readonly ReactNode[], options?: Intl.ListFormatOptions) {
      const parts = new Intl.ListFormat(locale, options).formatToParts(
        values.map((_, index) => String(index)),
      );
      const all = joined(
        parts.map(({ type, value }) => (type === 'element' ? values[Number(value)] : value)),
      );
      return all.length > 1 ? all : (all[0] ?? '');
    },
  };
}

type CompiledIntl = ReturnType<typeof createIntl>;

const IntlContext = createContext<CompiledIntl | null>(null);
export const RawIntlProvider = IntlContext;

export function useIntl(): CompiledIntl {
  const intl = use(IntlContext);
  if (!intl) throw new Error('useIntl needs a provider above it');
  return intl;
}

type MessageProps = Descriptor & { readonly values?: Values };

export function FormattedMessage({ id, values }: MessageProps) {
  return useIntl().formatMessage({ id }, values) as ReactNode;
}

type NumberProps = Intl.NumberFormatOptions & { readonly value: number };

export function FormattedNumber({ value, ...options }: NumberProps) {
  return useIntl().formatNumber(value, options);
}

type ListProps = Intl.ListFormatOptions & { readonly value: readonly ReactNode[] };

export function FormattedList({ value, ...options }: ListProps) {
  return useIntl().formatList(value, options) as ReactNode;
}
