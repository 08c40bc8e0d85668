import type { ContentPage } from '@ownpath/contracts/content';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findContentPage } from './content-store.ts';
import { localize } from './localize.ts';

/** @throws DomainError `ContentNotFound` */
export async function getContentPage(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: { readonly pageId: string; readonly locale: 'en-US' | 'es-US' },
): Promise<ContentPage> {
  const { pageId, locale } = request;
  const page = await findContentPage(deps.database, { siteId: deps.config.siteId, id: pageId });
  if (!page) throw new DomainError('ContentNotFound', 'There is no such page.');
  return {
    id: page.id,
    title: page.title[locale],
    description: page.description[locale],
    regions: page.regions.map(({ id, type, data }) => ({ id, type, data: localize(data, locale) })),
  };
}
