/** Draws the app icons and the social cards from the logo and the shop's faces: `npm run draw-brand`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './support/browser.ts';
import { removeDatabase } from './support/database.ts';
import { startShop } from './support/shop.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'apps/storefront/public');
const read = (file: string) => readFileSync(path.join(root, file));
const faces = [
  ['Bricolage Grotesque', 'bricolage-grotesque'],
  ['Instrument Sans', 'instrument-sans'],
]
  .map(([family, name]) => {
    const file = read(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    return `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${file.toString('base64')})}`;
  })
  .join('');
/** The sprig without its ground. */
const sprig = read('apps/storefront/public/favicon.svg')
  .toString()
  .replace(/<title>.*?<\/title><rect [^>]*\/>/, '');

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, share: 0.86, radius: 42 },
  { file: 'icons/icon-512.png', size: 512, share: 0.86, radius: 112 },
  // Maskable icons keep everything inside the middle four fifths; Apple rounds the corners itself.
  { file: 'icons/icon-maskable-512.png', size: 512, share: 0.64, radius: 0 },
  { file: 'icons/apple-touch-icon.png', size: 180, share: 0.78, radius: 0 },
] as const;

const CARDS = [
  {
    file: 'social-card-en-us.png',
    title: 'The whole price, before you say yes.',
    text: 'Rent to own: every payment, the total cost and the cash price on every tag.',
  },
  {
    file: 'social-card-es-us.png',
    title: 'El precio completo, antes de que diga sí.',
    text: 'Renta con opción a compra: cada pago, el costo total y el precio de contado en cada etiqueta.',
  },
] as const;

const shop = await startShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  const draw = async (file: string, width: number, height: number, html: string) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>${faces}body{margin:0}</style>${html}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(folder, file), omitBackground: true });
    console.log(file);
  };
  for (const { file, size, share, radius } of ICONS) {
    const inset = (size * (1 - share)) / 2;
    await draw(
      file,
      size,
      size,
      `<div style="width:${size}px;height:${size}px;background:#F7F2E8;border-radius:${radius}px">
        <div style="position:absolute;inset:${inset}px">${sprig.replace('<svg', '<svg width="100%" height="100%"')}</div></div>`,
    );
  }
  const room = await (await fetch(`${shop.url}/art/room/default.svg`)).text();
  for (const { file, title, text } of CARDS) {
    await draw(
      file,
      1200,
      630,
      `<div style="width:1200px;height:630px;background:#F7F2E8;position:relative;overflow:hidden;font-family:'Instrument Sans';color:#12211C">
        <div style="position:absolute;inset:0 0 0 560px;overflow:hidden;border-bottom-left-radius:150px">
          <img src="data:image/svg+xml;base64,${Buffer.from(room).toString('base64')}" style="position:absolute;left:-205px;top:0;height:630px"></div>
        <div style="position:absolute;left:64px;top:56px;display:flex;align-items:center;gap:4px;font:700 40px 'Bricolage Grotesque';letter-spacing:-.04em">
          ${sprig.replace('<svg', '<svg width="64" height="64" style="margin-left:-14px"')}
          <span>Rowan <span style="color:#C23A1B">&amp;</span> Co.</span></div>
        <div style="position:absolute;left:64px;top:184px;width:470px">
          <div style="font:700 60px/1.04 'Bricolage Grotesque';letter-spacing:-.03em">${title}</div>
          <div style="margin-top:24px;font-size:25px;line-height:1.4;color:#3F4A45;width:440px">${text}</div></div></div>`,
    );
  }
} finally {
  await browser.close();
  await shop.stop();
  await removeDatabase(shop.database);
}
