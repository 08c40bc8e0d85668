import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { DecisionPage } from '../features/approval/decision-page.tsx';
import { loadDecisionPage } from '../features/approval/last-decision.server.ts';
import { WhatThisMeans } from '../features/approval/what-this-means.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/approved.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/approved', url);
  const page = await loadDecisionPage(context.get(commerceContext), context.get(sessionContext), 'approved');
  return data(page, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function ApprovedPage({ loaderData }: Route.ComponentProps) {
  return (
    <DecisionPage decision={loaderData} titleId="approval.title" textId="approval.text">
      <WhatThisMeans documents={<FormattedMessage id="approval.askText" />} />
    </DecisionPage>
  );
}
