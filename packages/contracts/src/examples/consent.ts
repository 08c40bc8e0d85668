import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

export const consentExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  recordCookieChoice: custom(
    'A visitor who allows measuring',
    'guest',
    {
      consentId: '5a4e7a1c-52f4-4d0b-9c3e-0b0f6c1e7a55',
      version: 1,
      wording: `sha256-${'0123456789abcdef'.repeat(4)}`,
      shownIn: 'banner',
      categories: ['performance'],
      isGpc: false,
    },
    { success: true },
  ),
};
