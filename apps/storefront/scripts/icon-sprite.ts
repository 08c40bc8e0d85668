import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An SVG file with a symbol for each name. @throws when Lucide has no icon of a name */
export function createIconSprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(elementOf(name)))?.[1];
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function elementOf(name: string) {
  const exported = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  const Glyph = (lucide as unknown as Record<string, ComponentType | undefined>)[exported];
  if (!Glyph) throw new Error(`Lucide has no icon ${name}`);
  return createElement(Glyph);
}
