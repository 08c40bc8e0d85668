import { data, redirect } from 'react-router';
import { AssetParagraphs } from '../features/content/asset-paragraphs.tsx';
import { loadAssetText } from '../features/content/asset-text.server.ts';
import { DealsForm } from '../features/deals/deals-form.tsx';
import { DEALS_THANKS_PATH } from '../features/deals/deals-form-data.ts';
import { signUp, signUpAcceptedCookie } from '../features/deals/sign-up.server.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { retryAfter } from '../platform/http/responses.ts';
import { commerceContext, originContext, sessionContext } from '../platform/load-context.server.ts';
import { PageHead } from '../platform/seo/page-head.tsx';
import { loadContentPage } from '../regions/load-regions.server.ts';
import type { Region } from '../regions/region-schemas.server.ts';
import { Regions } from '../regions/regions.tsx';
import { Scene } from '../shell/status-screen.tsx';
import type { Route } from './+types/deals-sign-up.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const [content, terms] = await Promise.all([
    loadContentPage(commerce, context.get(sessionContext), 'deals-signup-panel'),
    loadAssetText(commerce, 'termsAndConditionSignupDeals'),
  ]);
  return { content, terms };
}

/** Every sign-up form of the shop posts here. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await signUp(context.get(commerceContext), await request.formData());
  if (!result.ok) {
    const { trouble } = result;
    if (trouble?.kind === 'too-many') {
      return data(result, { status: 429, headers: retryAfter(trouble.waitSeconds) });
    }
    return isDocumentRequest(request) ? data(result, { status: 422 }) : result;
  }
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const headers = { 'Set-Cookie': signUpAcceptedCookie(isSecure) };
  return isDocumentRequest(request) ? redirect(DEALS_THANKS_PATH, { headers }) : data(result, { headers });
}

export default function DealsSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { content, terms } = loaderData;
  const [first, ...others] = content.regions;
  return (
    <div className="pb-section">
      <PageHead title={content.page.title} description={content.page.description} />
      <div className="page-width grid items-start gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-14">
        <div>
          <PanelHeading region={first} />
          <div className="mt-8 rounded-leaf bg-sage-100 p-4 max-lg:hidden" aria-hidden="true">
            <Scene name="scene-offers" />
          </div>
        </div>
        <div className="rounded-panel bg-white p-5 shadow-card md:p-8">
          <DealsForm source="page" terms={<AssetParagraphs blocks={terms} />} answer={actionData} />
        </div>
      </div>
      <Regions regions={others} products={content.products} offers={content.offers} />
    </div>
  );
}

/** The heading region without its own page width. */
function PanelHeading({ region }: { readonly region: Region | undefined }) {
  if (region?.type !== 'page-heading') return null;
  return (
    <>
      <h1 className="text-2xl">{region.data.title}</h1>
      {region.data.lead && <p className="mt-4 max-w-[46ch] text-base text-ink-2">{region.data.lead}</p>}
    </>
  );
}
