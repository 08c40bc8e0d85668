import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sandboxSignatureService } from '../signature-service/sandbox.ts';
import { type SandboxServer, startSandboxServer } from './index.ts';

const SHOP = 'http://localhost:3000';
let testDatabase: TestDatabase;
let server: SandboxServer;
const parts = () => ({
  database: testDatabase.database,
  clock: systemClock,
  ids: systemIds,
  shopOrigin: SHOP,
});
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  server = await startSandboxServer({ ...parts(), port: 0 });
});
afterAll(async () => {
  await server.stop();
  await testDatabase.close();
});

describe('signing pages', () => {
  const openEnvelope = async (locale = 'en-US', timeZone = 'America/Chicago') => {
    const service = sandboxSignatureService({ ...parts(), origin: server.origin });
    const { envelopeId } = await service.createEnvelope({
      idempotencyKey: crypto.randomUUID(),
      title: 'Agreement 04217-70000001',
      documentHtml: '<h1>Agreement</h1><p>78 payments</p>',
      documentSha256: 'b'.repeat(64),
      signerName: 'Marisol Ortega',
      signerEmail: 'marisol@example.com',
      signerPhoneEnding: '34',
      sender: 'Rowan & Co., 123 Main St, Plano',
      reference: '00100007',
      locale,
    });
    const url = await service.createSigningUrl({
      envelopeId,
      returnUrl: `${SHOP}/docusign-redirect?orderNo=1`,
      timeZone,
    });
    return { envelopeId, url, status: async () => (await service.getEnvelope(envelopeId)).status };
  };
  const submit = (url: string, fields: Record<string, string>, origin = server.origin) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields),
    });
  const signature = { act: 'sign', consent: 'yes', signerName: 'Marisol Ortega' };

  test('show document, consent, the name to sign and buttons, in the signer’s language', async () => {
    const { url } = await openEnvelope('es-US');
    const response = await fetch(url);
    const page = await response.text();
    expect(page).toContain('<p>78 payments</p>');
    expect(page).toContain('Acepto'.toLowerCase());
    expect(page).toMatch(/<button[^>]+value="sign">Firmar/);
    expect(page).toMatch(/<button[^>]+value="decline">Rechazar/);
    expect(page).toContain('Firme como Marisol Ortega.');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(page).toContain(`<script type="module" nonce="${nonce}" src="/assets/sign.js">`);
    const script = await fetch(`${server.origin}/assets/sign.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test('show the day of signing at the agreement’s store, also after a refused form', async () => {
    // Two places that never have the same day.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { url } = await openEnvelope('en-US', timeZone);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date());
      const shown = `<strong>Date</strong><br>${day}</p>`;
      expect(await (await fetch(url)).text()).toContain(shown);
      expect(await (await submit(url, { act: 'sign' })).text()).toContain(shown);
    }
    const { url } = await openEnvelope('en-US', 'Mars/Olympus');
    expect((await fetch(url)).status).toBe(200);
  });

  test('sign, and redirect the signer to the shop', async () => {
    const { envelopeId, url, status } = await openEnvelope();
    const response = await submit(url, signature);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${SHOP}/docusign-redirect?orderNo=1&envelopeId=${envelopeId}&event=signing_complete`,
    );
    expect(await status()).toBe('signed');
    const again = await submit(url, { act: 'decline' });
    expect(again.headers.get('location')).toContain('event=signing_complete');
    expect(await (await fetch(url)).text()).toContain('This agreement is signed');
  });

  test('decline', async () => {
    const { url, status } = await openEnvelope();
    expect((await submit(url, { act: 'decline' })).headers.get('location')).toContain('event=decline');
    expect(await status()).toBe('declined');
  });

  test('ask again for missing consent or name, and keep the typed text', async () => {
    const { url, status } = await openEnvelope();
    const response = await submit(url, { act: 'sign', signerName: '"><b>x' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('Please confirm that you agree');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;x"');
    expect(await submit(url, { ...signature, signerName: ' ' }).then((answer) => answer.text())).toContain(
      'Please type your full name.',
    );
    expect(await status()).toBe('created');
  });

  test.each([
    ['en-US', 'You sign as', 'Marisol Ortega, phone ending in 34', 'Your store', 'Order', 'Go to signature'],
    [
      'es-US',
      'Firma como',
      'Marisol Ortega, teléfono que termina en 34',
      'Su tienda',
      'Pedido',
      'Ir a la firma',
    ],
  ])('in %s name signer, store and order, and lead to the signature from top and text', async (...texts) => {
    const [locale, signer, name, store, order, link] = texts;
    const page = await (await fetch((await openEnvelope(locale)).url)).text();
    expect(page).toContain(`<dt>${signer}</dt><dd>${name}</dd>`);
    expect(page).toContain(`<dt>${store}</dt><dd>Rowan &amp; Co., 123 Main St, Plano</dd>`);
    expect(page).toContain(`<dt>${order}</dt><dd>00100007</dd>`);
    expect(page.split(`href="#signerName">${link}</a>`)).toHaveLength(3);
  });

  test('refuse another name than the signer’s, and tell which one to type', async () => {
    const { url, status } = await openEnvelope('es-US');
    const response = await submit(url, { ...signature, signerName: 'Mario Ortega' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      'Firme como Marisol Ortega: es el nombre que figura en el contrato.',
    );
    expect(await status()).toBe('created');
  });

  test('take the signer’s name without accents and with a middle name', async () => {
    const { url, status } = await openEnvelope();
    expect((await submit(url, { ...signature, signerName: ' marisol ANA órtega ' })).status).toBe(303);
    expect(await status()).toBe('signed');
  });

  test.each([
    ['bidirectional', 'Marisol \u202Eagetro'],
    ['zero-width', 'Mari\u200Bsol Ortega'],
  ])('refuse a name with %s characters, as the shop does', async (_, signerName) => {
    const { url, status } = await openEnvelope();
    const response = await submit(url, { ...signature, signerName });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('contains invisible characters');
    expect(await status()).toBe('created');
  });

  test('return each window to where it was opened, and no window to another site', async () => {
    const { envelopeId, url } = await openEnvelope();
    const service = sandboxSignatureService({ ...parts(), origin: server.origin, shopOrigin: SHOP });
    const spanish = await service.createSigningUrl({
      envelopeId,
      returnUrl: `${SHOP}/es-us/docusign-redirect`,
      timeZone: 'America/Chicago',
    });
    const back = async (address: string) => (await submit(address, signature)).headers.get('location') ?? '';
    expect(await back(url)).toContain(`${SHOP}/docusign-redirect?orderNo=1&envelopeId=`);
    expect(await (await fetch(spanish)).text()).toContain(`${SHOP}/es-us/docusign-redirect?envelopeId=`);
    const forged = `${server.origin}/sign/${envelopeId}?return=http://evil.example/`;
    expect(await back(forged)).toContain(`${SHOP}/es-us/docusign-redirect?envelopeId=`);
  });

  test('refuse forms of other sites, and unknown envelopes', async () => {
    const { url, status } = await openEnvelope();
    expect((await submit(url, signature, 'http://evil.example')).status).toBe(403);
    expect(await status()).toBe('created');
    expect((await fetch(`${server.origin}/sign/nothing`)).status).toBe(404);
  });
});
