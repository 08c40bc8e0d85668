import { type RouterContextProvider, redirectDocument } from 'react-router';
import { originContext, siteContext } from '../load-context.server.ts';

/**
 * Leads to the same page in the language that a link in an e-mail names (`?language=es-US`): a mail does not know how this
 * shop's addresses name languages. @throws a redirect when the page is in another language
 */
export function followMailLanguage(
  context: Readonly<RouterContextProvider>,
  path: string,
  { search, searchParams }: URL,
): void {
  const { locale, languages } = context.get(siteContext);
  const language = languages.find((one) => one.locale === searchParams.get('language'));
  if (!language || language.locale === locale) return;
  // Outside the router's basename, which is the prefix of this page's language.
  const { publicUrl } = context.get(originContext);
  throw redirectDocument(new URL(`${language.prefix}${path}${search}`, publicUrl).href);
}
