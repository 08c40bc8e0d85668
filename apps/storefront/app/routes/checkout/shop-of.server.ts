import type { RouterContextProvider } from 'react-router';
import { originContext, siteContext } from '../../platform/load-context.server.ts';

export const shopOf = (context: Readonly<RouterContextProvider>) => ({
  publicUrl: context.get(originContext).publicUrl,
  prefix: context.get(siteContext).prefix,
});
