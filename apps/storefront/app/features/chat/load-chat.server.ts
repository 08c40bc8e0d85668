import { CHAT_COOKIE, CHAT_KINDS, readChatKind } from '@ownpath/domain/chat';
import { parseCookie } from 'cookie';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import { allowedUrl, chatOriginsContext } from '../../platform/consent/third-party-scripts.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { commerceContext, originContext } from '../../platform/load-context.server.ts';
import type { Chat } from './chat.ts';

const Deployment = z.string().min(1).optional();

/** Specification section 3, `sfChat_*`. */
const Preferences = z.object({
  sfChat_enabled: z.boolean(),
  sfChat_allowedPages: z.array(z.string()),
  sfChat_botPages: z.array(z.string()).default([]),
  sfChat_deployments: z.object({ sales: Deployment, 'my-account': Deployment, bot: Deployment }),
  sfChat_scriptURL: z.string().min(1),
  sfChat_siteURL: z.string().min(1),
  sfChat_scrt2URL: z.string().min(1),
  sfChat_orgId: z.string().min(1),
});

const without = (problem: unknown): null => {
  warnOf('Pages offer no chat', problem);
  return null;
};

/** The chat of the retailer, whose origins the page's content policy takes; null where there is none. */
export async function loadChat(
  context: Readonly<RouterContextProvider>,
  cookies: string,
): Promise<Chat | null> {
  const read = await readPreferences(context.get(commerceContext), Preferences).catch(without);
  if (!read) return null;
  if (!read.success) return without(new Error(`wrong or missing: ${read.error.issues[0]?.path.join('.')}`));
  const preferences = read.data;
  if (!preferences.sfChat_enabled) return null;
  const { cardFrameOrigin, scriptOrigins } = context.get(originContext);
  const allowed = { sandboxOrigin: cardFrameOrigin, scriptOrigins };
  const script = allowedUrl(preferences.sfChat_scriptURL, allowed);
  const site = allowedUrl(preferences.sfChat_siteURL, allowed);
  const scrt2 = allowedUrl(preferences.sfChat_scrt2URL, allowed);
  if (!script || !site || !scrt2) return without(new Error('an origin of it is not in SCRIPT_ORIGINS'));
  const origins = new Set([script.origin, site.origin, scrt2.origin]);
  // The sandbox's frames are allowed on every page.
  origins.delete(cardFrameOrigin);
  context.set(chatOriginsContext, { all: [...origins], script: script.origin });
  const deployments = preferences.sfChat_deployments;
  return {
    allowedPages: preferences.sfChat_allowedPages,
    botPages: preferences.sfChat_botPages,
    kinds: CHAT_KINDS.filter((kind) => deployments[kind] !== undefined),
    started: readChatKind(parseCookie(cookies)[CHAT_COOKIE]),
    scriptUrl: script.href,
    siteUrl: site.href.replace(/\/$/, ''),
    scrt2Url: scrt2.href.replace(/\/$/, ''),
    orgId: preferences.sfChat_orgId,
    deployments,
  };
}
