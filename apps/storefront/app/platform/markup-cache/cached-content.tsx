import { createContext, type ReactNode, use } from 'react';

type Content = { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { __html: string } };

/** Markup that a page takes from what was rendered before, or adds to it. */
export type PageMarkup = {
  /**
   * @param key all that the content depends on beside language and prefix of the page
   * @param id see `useCachedContent`
   */
  contentOf(key: string, content: ReactNode, id: string): Content;
};

/** Null in the browser, and where nothing is kept. Set by the server alone. */
export const MarkupCache = createContext<PageMarkup | null>(null);

/**
 * Props of an element whose content the server renders once for all pages that show the same in it (decision 0117). The browser
 * hydrates it as any other. The content may show no id of `useId`, and may depend on no context but the page's language and prefix.
 *
 * @param name of the part
 * @param shown all that the content shows, as JSON; null where it can't be kept
 * @param id of `useId`, for a content that needs one
 */
export function useCachedContent(name: string, shown: unknown, content: ReactNode, id = ''): Content {
  const markup = import.meta.env.SSR ? use(MarkupCache) : null;
  if (markup === null || shown === null) return { children: content };
  return markup.contentOf(`${name} ${JSON.stringify(shown)}`, content, id);
}
