import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The prefix of site and locale is the basename, chosen per request by the server (decision 0007).
  basename: '/',
} satisfies Config;
