/**
 * Takes the film frame by frame: `node shoot.ts en-US` writes `out/en-US.mkv`, lossless; with times in seconds it writes
 * stills, `node shoot.ts en-US 1.5 8 12`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../e2e/support/browser.ts';
import { openStage } from './stage.ts';
import { DURATION, FRAMES_PER_SECOND, HEIGHT, WIDTH } from './timeline.ts';

const OUT = join(import.meta.dirname, 'out');
const [language = 'en-US', ...times] = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const { url, server } = await openStage();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
page.on('pageerror', (error) => console.error(error));
page.on('requestfailed', (request) => console.error(request.url()));
page.on('response', (response) => response.ok() || console.error(response.status(), response.url()));
await page.goto(`${url}?language=${language}`);
await page.waitForFunction(() => 'isReady' in window);
await page.evaluate(() => window.isReady);
const session = await page.context().newCDPSession(page);

async function take(time: number): Promise<Buffer> {
  await page.evaluate((at) => window.seek(at), time);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

if (times.length > 0) {
  for (const time of times)
    writeFileSync(join(OUT, `${language}-${time.padStart(5, '0')}.png`), await take(Number(time)));
} else {
  const film = join(OUT, `${language}.mkv`);
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...[
        '-y',
        '-loglevel',
        'error',
        '-f',
        'image2pipe',
        '-framerate',
        `${FRAMES_PER_SECOND}`,
        '-c:v',
        'png',
        '-i',
        '-',
      ],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-qp', '0'],
      ...['-preset', 'ultrafast', '-colorspace', 'bt709', film],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < DURATION * FRAMES_PER_SECOND; frame += 1) {
    if (!ffmpeg.stdin.write(await take(frame / FRAMES_PER_SECOND))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}
await browser.close();
server.close();
