import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

export const analyticsExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  collectEvents: custom(
    'A product page was shown',
    'guest',
    {
      events: [
        {
          event: 'pageview',
          pageName: null,
          path: '/p/alder-3-seat-sofa',
          previousPath: '/c/furniture/living-room',
        },
        { event: 'RacTracking', action: 'viewProduct', productId: 'alder-3-seat-sofa' },
      ],
      searched: {
        visit: 'e6a1c2d4-5b7f-4c39-9a51-7d20c1f0b8e2',
        searches: [{ action: 'viewSearch', query: 'couch', hasResult: true }],
      },
    },
    { success: true },
  ),
};
