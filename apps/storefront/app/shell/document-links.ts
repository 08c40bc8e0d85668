import type { LinkDescriptor } from 'react-router';
import bricolage from '../styles/bricolage-grotesque.gen.woff2?url';
import instrument from '../styles/instrument-sans.gen.woff2?url';

/** Fonts and icons of every page. */
export function links(): LinkDescriptor[] {
  const fonts = [bricolage, instrument].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }));
  return [
    ...fonts,
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}
