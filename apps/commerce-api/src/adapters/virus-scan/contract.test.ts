import { sensitive } from '@ownpath/domain/sensitive';
import { expect, it } from 'vitest';
import type { VirusScan } from '../../ports/index.ts';
import { sandboxVirusScan } from './sandbox.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Contract of every virus-scan adapter. */
function virusScanContract(name: string, { scan }: VirusScan): void {
  const file = (content: string, fileName = 'id.pdf') => ({
    name: sensitive(fileName),
    mediaType: 'application/pdf' as const,
    content: sensitive(new Uint8Array(Buffer.from(content))),
  });

  it(`${name}: one file with malware is enough`, async () => {
    expect(await scan([file('%PDF-1.7 a'), file('%PDF-1.7 b')])).toBe('clean');
    expect(await scan([file('%PDF-1.7 a'), file(`%PDF-1.7 ${EICAR}`)])).toBe('infected');
    expect(await scan([])).toBe('clean');
  });

  it(`${name}: that is down throws`, async () => {
    await expect(scan([file('%PDF-1.7', 'unscannable.pdf')])).rejects.toMatchObject({ fault: 'unavailable' });
  });
}

virusScanContract('sandbox', sandboxVirusScan());
