import type { DemoContentAsset } from '../types/index.ts';
import { contentAssets } from './assets.ts';
import { dealsSignupPanelPage } from './deals-signup-panel.ts';
import type { TypedContentPage } from './define-page.ts';
import { faqsPage } from './faqs.ts';
import { firstHomePage } from './first-home.ts';
import { footerPage } from './footer.ts';
import { homePage } from './home.ts';
import { howRacWorksPage } from './how-rac-works.ts';
import { contactPage, legalPages } from './legal-pages.ts';
import { mainBannerPage } from './main-banner.ts';
import { mobileAppLandingPage } from './mobile-app-landing.ts';
import { racExchangePage } from './rac-exchange.ts';
import { specialsPage } from './specials.ts';
import { yourVideoPage } from './your-video.ts';

export { listSearchRedirects } from './search-redirects.ts';

export function listContentAssets(): readonly DemoContentAsset[] {
  return contentAssets;
}

export function listContentPages(): readonly TypedContentPage[] {
  return [
    homePage,
    footerPage,
    howRacWorksPage,
    faqsPage,
    contactPage,
    dealsSignupPanelPage,
    mainBannerPage,
    mobileAppLandingPage,
    racExchangePage,
    specialsPage,
    firstHomePage,
    yourVideoPage,
    ...legalPages,
  ];
}
