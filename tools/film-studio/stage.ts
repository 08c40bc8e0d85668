/** Serves the film's page to a browser: its own files, the shop's tokens and fonts, the demo's products. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const HERE = import.meta.dirname;
const REPOSITORY = join(HERE, '../..');
const PRODUCTS = join(REPOSITORY, 'packages/demo-pictures/products');
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.ts': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const products = readdirSync(PRODUCTS);

export async function openStage(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stage').pathname;
    const file = fileOf(path);
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' });
    response.end(contentOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

function fileOf(path: string): string | null {
  if (path === '/') return join(HERE, 'index.html');
  if (path === '/tokens.css') return join(REPOSITORY, 'apps/storefront/app/styles/tokens.css');
  const [, folder, name] = path.split('/');
  if (folder === 'fonts' && name) {
    return join(
      REPOSITORY,
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    );
  }
  if (folder === 'products' && name) {
    const product = products.find((file) => file.startsWith(`${name}-`) && file.endsWith('-840.webp'));
    return product ? join(PRODUCTS, product) : null;
  }
  return join(HERE, path);
}

function contentOf(file: string): string | Buffer {
  if (file.endsWith('.ts')) return stripTypeScriptTypes(readFileSync(file, 'utf8'));
  // Outside of Tailwind its theme is a rule for the root.
  if (file.endsWith('tokens.css')) return readFileSync(file, 'utf8').replace('@theme static', ':root');
  return readFileSync(file);
}
