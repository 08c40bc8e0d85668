import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

const LANGUAGES = [
  {
    ...english,
    title: 'How Rowan & Co. works',
    play: 'Play “How Rowan & Co. works”',
    note: '0:39 · No sound · Captions: English, Español',
    transcript: 'Read the transcript',
    said: 'This room needs a sofa',
    failed: 'The video could not be played. Read the transcript below, or try again.',
    again: 'Try again',
    shop: 'Shop all',
  },
  {
    ...spanish,
    title: 'Cómo funciona Rowan & Co.',
    play: 'Reproducir “Cómo funciona Rowan & Co.”',
    note: '0:39 · Sin sonido · Subtítulos: English, Español',
    transcript: 'Leer la transcripción',
    said: 'A esta sala le falta un sofá',
    failed: 'No se pudo reproducir el video. Lea la transcripción de abajo o inténtelo de nuevo.',
    again: 'Intentar de nuevo',
    shop: 'Ver todo',
  },
] as const;
const FILM = /\/pictures\/films\/.*\.(?:webm|mp4|vtt)$/;

const filmOn = (page: Page) => page.getByRole('main').locator('video');
const timeOf = (page: Page) => filmOn(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const widthOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const words of LANGUAGES) {
  const { prefix, lang } = words;
  test(`the film loads nothing before Play, then plays with captions; its page leads on to the shop (${lang})`, async ({
    page,
    baseURL,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (FILM.test(request.url())) loaded.push(request.url());
    });
    for (const path of ['/how-rac-works', '/your_video', '/yv']) {
      await page.goto(prefix + path);
      const play = page.getByRole('button', { name: words.play });
      await expect(play).toBeVisible();
      await expect(page.getByText(words.note)).toBeVisible();
      const still = page.locator('main img[src^="/pictures/films/"]');
      await expect
        .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      if (path === '/yv') continue;
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await widthOverflow(page), `${path} ${width}`).toBe(0);
        expect(await findViolations(page, `${prefix}${path} ${width}`)).toEqual([]);
      }
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    expect(loaded).toEqual([]);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}${prefix}/your_video`,
    );
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/pictures\/films\/how-rac-works-still-[0-9a-f]{8}-1280\.webp$/,
    );

    // A still and its words tell what the film says to those who never play it.
    const transcript = page.locator('details', { hasText: words.transcript });
    await transcript.locator('summary').click();
    await expect(transcript.getByText(words.said)).toBeVisible();
    const described = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(described).toMatchObject({
      '@type': 'VideoObject',
      name: words.title,
      duration: 'PT39S',
      inLanguage: lang,
    });
    expect((await page.request.get(described.contentUrl)).headers()['content-type']).toBe('video/mp4');
    expect(described.contentUrl).toContain(lang.toLowerCase());

    await page.getByRole('button', { name: words.play }).focus();
    await page.keyboard.press('Enter');
    await expect(filmOn(page)).toBeFocused();
    await expect(page.getByRole('button', { name: words.play })).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
    expect(loaded.some((url) => url.includes(`${lang.toLowerCase()}-`))).toBe(true);
    const track = await filmOn(page).evaluate((video: HTMLVideoElement) => {
      const first = video.textTracks[0];
      if (first) first.mode = 'showing';
      return [first?.kind, first?.language];
    });
    expect(track).toEqual(['captions', lang]);
    await expect
      .poll(() =>
        filmOn(page).evaluate((video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
        ),
      )
      .toContain(words.said);
    await page.getByRole('main').getByRole('link', { name: words.shop }).click();
    await expect(page).toHaveURL(`${prefix}/shop-all`);
  });
}

test.describe('when a film can not be loaded', () => {
  test.use({ allowedProblems: [/Failed to load resource.*\/pictures\/films\//] });

  for (const words of LANGUAGES) {
    test(`the player says so, opens the transcript and tries again (${words.lang})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(FILM, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${words.prefix}/your_video?id=how-rac-works`);
      await page.getByRole('button', { name: words.play }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
      await expect(page.getByText(words.said)).toBeVisible();
      expect(await findViolations(page, 'a film that failed')).toEqual([]);
      await page.unroute(FILM);
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByText(words.failed)).toHaveCount(0);
      await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
    });
  }
});

test('a page without a film has no player page, and without JavaScript the browser plays it', async ({
  newShopper,
}) => {
  const context = await newShopper({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const id of ['faqs', 'nothing']) {
    expect((await page.request.get(`/your_video?id=${id}`)).status(), id).toBe(404);
  }
  await page.goto('/yv');
  await expect(filmOn(page)).toHaveAttribute('controls', '');
  await expect(filmOn(page)).toHaveAttribute('preload', 'none');
  await expect(page.getByRole('button', { name: LANGUAGES[0].play })).toHaveCount(0);
});
