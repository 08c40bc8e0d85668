import { PortError, type VirusScan } from '../../ports/index.ts';

const PORT = 'virus-scan';
/** The text by which scanners are tested (eicar.org), written in two parts so that this file is not taken for one. */
const EICAR_TEST_STRING = ['EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE'].join('');

/** A scan by the files' content and name (docs/sandbox.md). */
export function sandboxVirusScan(): VirusScan {
  return {
    async scan(files) {
      if (files.some(({ name }) => name.reveal().toLowerCase().includes('unscannable'))) {
        throw new PortError(PORT, 'unavailable', 'HTTP 503');
      }
      const isInfected = files.some(({ content }) =>
        Buffer.from(content.reveal()).includes(EICAR_TEST_STRING),
      );
      return isInfected ? 'infected' : 'clean';
    },
  };
}
