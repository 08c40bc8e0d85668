import { isLocale } from '@ownpath/domain/site';
import { messagesOf } from '../platform/i18n/messages.server.ts';
import type { Route } from './+types/translations.ts';

/** `GET /static/translations/compiled/{locale}.json` (specification section 7). */
export function loader({ params }: Route.LoaderArgs) {
  const locale = params.file.replace(/\.json$/, '');
  if (!isLocale(locale)) return Response.json({}, { status: 404 });
  return Response.json(messagesOf(locale), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
