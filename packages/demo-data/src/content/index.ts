import type { DemoContentAsset, DemoContentPage } from '../types/index.ts';
import { contentAssets } from './assets.ts';
import { faqsPage } from './faqs.ts';
import { footerPage } from './footer.ts';
import { homePage } from './home.ts';
import { howRacWorksPage } from './how-rac-works.ts';
import { contactPage, legalPages } from './legal-pages.ts';

export function listContentAssets(): readonly DemoContentAsset[] {
  return contentAssets;
}

export function listContentPages(): readonly DemoContentPage[] {
  return [homePage, footerPage, howRacWorksPage, faqsPage, contactPage, ...legalPages];
}
