import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, MessagePart } from '../app/platform/i18n/compiled-intl.tsx';

/** A compiled message in the short form that the built scripts carry. */
export function compactMessage(elements: readonly MessageFormatElement[]): Message {
  return elements.map(compactPart);
}

function compactPart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.tag:
      return [element.value, 'tag', compactMessage(element.children)];
    case TYPE.select:
      return [element.value, 'select', optionsOf(element.options)];
    case TYPE.plural:
      if (element.offset) throw new Error(`An offset of {${element.value}} is not supported`);
      return [element.value, element.pluralType ?? 'cardinal', optionsOf(element.options)];
    case TYPE.number:
      if (!element.style) return [element.value, 'number'];
  }
  throw new Error(`The format of {${element.value}} is not supported`);
}

function optionsOf(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compactMessage(value)]),
  );
}
