import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignatureService, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { finishSandboxEnvelope, sandboxSignatureService } from './sandbox.ts';

type Fixture = {
  readonly service: SignatureService;
  sign(envelopeId: string): Promise<void>;
  decline(envelopeId: string): Promise<void>;
};

/** Contract of every e-signature adapter; the fixture acts as the signer. */
function signatureServiceContract(name: string, fixture: () => Fixture): void {
  const create = (idempotencyKey = crypto.randomUUID() as string) =>
    fixture().service.createEnvelope({
      idempotencyKey,
      title: 'Rental-purchase agreement',
      documentHtml: '<h1>Agreement</h1>',
      documentSha256: 'a'.repeat(64),
      signerName: 'Marisol Ortega',
      signerEmail: 'marisol@example.com',
      signerPhoneEnding: '34',
      sender: 'Rowan & Co., 123 Main St, Plano',
      reference: '00100007',
      locale: 'es-US',
    });

  describe(name, () => {
    test('the same key gives the same envelope', async () => {
      const key = crypto.randomUUID();
      const first = await create(key);
      expect(first).toMatchObject({ status: 'created', signedAt: null, documentSha256: 'a'.repeat(64) });
      expect(await create(key)).toEqual(first);
      expect((await create()).envelopeId).not.toBe(first.envelopeId);
    });

    test('a signature has signer, time and address', async () => {
      const { envelopeId } = await create();
      await fixture().sign(envelopeId);
      expect(await fixture().service.getEnvelope(envelopeId)).toMatchObject({
        status: 'signed',
        signerName: expect.any(String),
        signerIp: expect.any(String),
        signedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      });
    });

    test('a finished envelope does not change', async () => {
      const { envelopeId: declined } = await create();
      await fixture().decline(declined);
      await fixture().sign(declined);
      expect((await fixture().service.getEnvelope(declined)).status).toBe('declined');
      const { envelopeId: voided } = await create();
      await fixture().service.voidEnvelope(voided);
      await fixture().sign(voided);
      expect((await fixture().service.getEnvelope(voided)).status).toBe('voided');
      const { envelopeId: signed } = await create();
      await fixture().sign(signed);
      await fixture().service.voidEnvelope(signed);
      expect((await fixture().service.getEnvelope(signed)).status).toBe('signed');
    });

    test('signers return to the shop only; unknown envelopes are rejected', async () => {
      const { service } = fixture();
      const { envelopeId } = await create();
      const urlFor = (returnUrl: string) =>
        service.createSigningUrl({ envelopeId, returnUrl, timeZone: 'America/Chicago' });
      expect(await urlFor('http://localhost:3000/docusign-redirect')).toContain(envelopeId);
      await expect(urlFor('http://evil.example/')).rejects.toMatchObject({ fault: 'rejected' });
      await expect(urlFor('http://localhost.evil.example:3000/')).rejects.toMatchObject({
        fault: 'rejected',
      });
      await expect(service.getEnvelope('nothing')).rejects.toMatchObject({ fault: 'rejected' });
    });
  });
}

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());

signatureServiceContract('sandbox', () => {
  const { database } = testDatabase;
  return {
    service: sandboxSignatureService({
      database,
      ids: systemIds,
      origin: 'http://localhost:3001',
      shopOrigin: 'http://localhost:3000',
    }),
    async sign(envelopeId) {
      const now = new Date('2027-03-01T12:00:00Z');
      await finishSandboxEnvelope(database, envelopeId, {
        kind: 'sign',
        signerName: 'M',
        signerIp: '203.0.113.7',
        now,
      });
    },
    async decline(envelopeId) {
      await finishSandboxEnvelope(database, envelopeId, { kind: 'decline' });
    },
  };
});
