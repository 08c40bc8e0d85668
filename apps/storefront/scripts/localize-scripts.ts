import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { compactMessage } from './compact-message.ts';
import { idsIn, placeTexts } from './place-texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ASSETS = `${ROOT}build/client/assets/`;

/**
 * assets/*.js -> assets/{locale}-{hash}/*.js: each script with the texts that it names, in one language (decision 0100).
 * The hash is of all texts, because the names of scripts know their code only.
 */
async function localizeScripts(): Promise<void> {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(ASSETS + name, 'utf8') })),
  );
  const namedByScripts = new Set(scripts.flatMap(({ code }) => idsIn(code)));
  const namedByServer = new Set((await readServerModules()).flatMap(idsIn));
  const folders: Record<string, string> = {};
  for (const file of await readdir(`${ROOT}translations/compiled`)) {
    const locale = file.replace('.json', '');
    const source = await readFile(`${ROOT}translations/compiled/${file}`, 'utf8');
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const folder = `${locale}-${hash}`;
    folders[locale] = folder;
    const compiled = Object.entries(JSON.parse(source) as Record<string, MessageFormatElement[]>);
    const messages = new Map(compiled.map(([id, elements]) => [id, compactMessage(elements)]));
    const answered = [...messages.keys()].filter((id) => namedByServer.has(id) || !namedByScripts.has(id));
    await mkdir(ASSETS + folder);
    for (const { name, code } of scripts) {
      await writeFile(`${ASSETS}${folder}/${name}`, placeTexts(code, { messages, answered }));
    }
  }
  for (const name of names) await rm(ASSETS + name);
  await writeFile(`${ROOT}build/server/script-folders.json`, JSON.stringify(folders));
}

async function readServerModules(): Promise<string[]> {
  const sources: string[] = [];
  for await (const file of glob('app/**/*.server.{ts,tsx}', { cwd: ROOT })) {
    sources.push(await readFile(ROOT + file, 'utf8'));
  }
  return sources;
}

await localizeScripts();
