import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';
import { readSignedText, signText } from './signed-text.ts';

const old = { id: 'old', key: randomBytes(32) };
const keyring = createKeyring([{ id: 'new', key: randomBytes(32) }, old]);

describe('a signed text', () => {
  const token = signText(keyring, 'attribution', 'sofás, 100%');

  test('is read back, also after the key was retired', () => {
    expect(readSignedText(keyring, 'attribution', token)).toBe('sofás, 100%');
    const earlier = signText(createKeyring([old]), 'attribution', 'x');
    expect(readSignedText(keyring, 'attribution', earlier)).toBe('x');
  });

  test.each([
    ['for another purpose', 'reset', token],
    ['with another text', 'attribution', token.replace(/\.[^.]+\./, '.eA.')],
    [
      'by an unknown key',
      'attribution',
      signText(createKeyring([{ id: 'z', key: randomBytes(32) }]), 'attribution', 'x'),
    ],
    [
      'by a key of the same name',
      'attribution',
      signText(createKeyring([{ id: 'new', key: randomBytes(32) }]), 'attribution', 'x'),
    ],
    ['with a part too many', 'attribution', `${token}.x`],
    ['that is no token', 'attribution', 'x'],
    ['that is empty', 'attribution', ''],
  ])('%s is not ours', (_, purpose, candidate) => {
    expect(readSignedText(keyring, purpose, candidate)).toBeNull();
  });
});
