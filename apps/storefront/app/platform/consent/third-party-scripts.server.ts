import type { Consent, ConsentCategory } from '@ownpath/domain/consent';
import { createContext, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { readPreferences } from '../commerce/read-preferences.server.ts';
import { warnOf } from '../http/responses.ts';
import { commerceContext, guestViewContext, originContext } from '../load-context.server.ts';

/** Directives of the content policy that a script's origin is added to. */
export type PolicyDirective = 'scriptSrc' | 'styleSrc' | 'connectSrc' | 'imgSrc' | 'frameSrc';

type ThirdPartyScript = {
  /** Custom preference with the script's address (specification section 3). */
  readonly preference: string;
  readonly category: ConsentCategory;
  readonly policy: readonly PolicyDirective[];
  /** Where it sends what it measures, beside its own origin. */
  readonly reportsTo?: readonly string[];
};

/** What a script that measures needs: to load, to report, and to report by a picture. */
const SCRIPT_POLICY: readonly PolicyDirective[] = ['scriptSrc', 'connectSrc', 'imgSrc'];

/** Every script of somebody else that the shop can load; nothing else is. */
const THIRD_PARTY_SCRIPTS: readonly ThirdPartyScript[] = [
  {
    preference: 'adobeDTMScriptURL',
    category: 'performance',
    policy: SCRIPT_POLICY,
  },
  {
    // Google joins what it measures with its advertising.
    preference: 'ga4ScriptURL',
    category: 'advertising',
    policy: SCRIPT_POLICY,
    // https://developers.google.com/tag-platform/security/guides/csp
    reportsTo: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  {
    preference: 'feedbackScriptURL',
    category: 'performance',
    policy: SCRIPT_POLICY,
  },
  {
    preference: 'sessionAnalyticsScriptURL',
    category: 'performance',
    policy: SCRIPT_POLICY,
  },
  {
    preference: 'heatmapScriptURL',
    category: 'performance',
    policy: SCRIPT_POLICY,
  },
];

const Preferences = z.object(
  Object.fromEntries(THIRD_PARTY_SCRIPTS.map(({ preference }) => [preference, z.unknown()])),
);

export type LoadedScript = ThirdPartyScript & { readonly url: string; readonly origin: string };

/** The scripts of this document; set by the root loader. */
export const scriptsContext = createContext<readonly LoadedScript[]>([]);

/**
 * Origins of the chat, which loads when its button is pressed, and of its script; set by the root loader where a chat is
 * offered.
 */
export const chatOriginsContext = createContext<{
  readonly all: readonly string[];
  readonly script: string | null;
}>({ all: [], script: null });

/** Its script is loaded by the page's own with the document's nonce, where it has one. */
const CHAT_POLICY: readonly PolicyDirective[] = ['styleSrc', 'connectSrc', 'imgSrc', 'frameSrc'];

type Context = Readonly<RouterContextProvider>;

/** The retailer's scripts whose addresses are on the operator's list. @throws CommerceError */
export async function listScripts(context: Context): Promise<LoadedScript[]> {
  const { data = {} } = await readPreferences(context.get(commerceContext), Preferences);
  const { cardFrameOrigin, scriptOrigins } = context.get(originContext);
  return allowedScripts(data, { sandboxOrigin: cardFrameOrigin, scriptOrigins });
}

/**
 * @param allowed.sandboxOrigin may be http, as the sandbox on localhost is
 * @param allowed.scriptOrigins https origins of the setting `SCRIPT_ORIGINS`
 */
export function allowedScripts(
  preferences: Readonly<Record<string, unknown>>,
  allowed: Allowed,
): LoadedScript[] {
  return THIRD_PARTY_SCRIPTS.flatMap((script) => {
    const address = preferences[script.preference];
    if (typeof address !== 'string' || address === '') return [];
    const url = allowedUrl(address, allowed);
    if (!url) {
      warnOf(`${script.preference} is not loaded`, new Error('its origin is not in SCRIPT_ORIGINS'));
      return [];
    }
    return [{ ...script, url: url.href, origin: url.origin }];
  });
}

type Allowed = { readonly sandboxOrigin: string; readonly scriptOrigins: readonly string[] };

/** An address of a listed https origin or of the sandbox, whose origin may be left out; null for any other. */
export function allowedUrl(address: string, { sandboxOrigin, scriptOrigins }: Allowed): URL | null {
  if (!URL.canParse(address, sandboxOrigin)) return null;
  const url = new URL(address, sandboxOrigin);
  const isListed = url.protocol === 'https:' && scriptOrigins.includes(url.origin);
  return isListed || url.origin === sandboxOrigin ? url : null;
}

/** Puts those that the visitor allows into the document; without them the page works as before. */
export async function addScripts(context: Context, { categories }: Consent): Promise<void> {
  if (!THIRD_PARTY_SCRIPTS.some(({ category }) => categories.includes(category))) return;
  const scripts = await listScripts(context).catch((error: unknown) => {
    warnOf('The page has no scripts of third parties', error);
    return [];
  });
  context.set(
    scriptsContext,
    scripts.filter(({ category }) => categories.includes(category)),
  );
}

/** What the document's content policy allows beside the shop itself; null for a document without such scripts. */
export function policyOriginsOf(context: Context): Record<PolicyDirective, string[]> | null {
  const chat = context.get(chatOriginsContext);
  const chatScript = context.get(guestViewContext) && chat.script !== null ? [chat.script] : [];
  const parties = [
    ...context.get(scriptsContext),
    ...chat.all.map((origin) => ({ origin, policy: CHAT_POLICY })),
  ];
  if (parties.length + chatScript.length === 0) return null;
  const originsFor = (directive: PolicyDirective) =>
    parties.filter(({ policy }) => policy.includes(directive)).map(({ origin }) => origin);
  const reports = context.get(scriptsContext).flatMap(({ reportsTo }) => reportsTo ?? []);
  const once = (origins: readonly string[]) => [...new Set(origins)];
  return {
    scriptSrc: once([...originsFor('scriptSrc'), ...chatScript]),
    styleSrc: once(originsFor('styleSrc')),
    connectSrc: once([...originsFor('connectSrc'), ...reports]),
    imgSrc: once([...originsFor('imgSrc'), ...reports]),
    frameSrc: once(originsFor('frameSrc')),
  };
}
