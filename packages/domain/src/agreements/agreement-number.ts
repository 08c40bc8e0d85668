/** Store number (five digits), a hyphen, and a sequence number of at least seven digits: `04217-0000318`. */
const SHAPE = /^(\d{5})-(\d{7,12})$/;

/** @throws RangeError on a store number that is not five digits, or a sequence below 1 */
export function agreementNumber(storeNumber: string, sequence: number): string {
  const number = `${storeNumber}-${String(sequence).padStart(7, '0')}`;
  if (!Number.isSafeInteger(sequence) || sequence < 1 || !SHAPE.test(number)) {
    throw new RangeError(`No agreement number from store "${storeNumber}" and sequence ${sequence}`);
  }
  return number;
}

/** Parts of an agreement number; `undefined` for any other text. */
export function parseAgreementNumber(text: string): { storeNumber: string; sequence: number } | undefined {
  const [, storeNumber, sequence] = SHAPE.exec(text) ?? [];
  if (storeNumber === undefined || sequence === undefined) return undefined;
  return { storeNumber, sequence: Number(sequence) };
}
