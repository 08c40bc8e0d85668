import { type DocumentMediaType, documentLimitBroken, documentMediaType } from '@ownpath/domain/approval';
import { sensitive } from '@ownpath/domain/sensitive';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { DocumentFile } from '../../ports/index.ts';

/** A file as it was sent, in base64. `kind`: what it is of; limits count by it. */
export type SentFile<Kind extends string> = {
  readonly kind: Kind;
  readonly name: string;
  readonly content: string;
};

export type CheckedFile<Kind extends string> = {
  readonly kind: Kind;
  readonly name: string;
  readonly bytes: Buffer;
  readonly mediaType: DocumentMediaType;
};

export const toFile = ({ name, mediaType, bytes }: CheckedFile<string>): DocumentFile => ({
  name: sensitive(name),
  mediaType,
  content: sensitive(bytes),
});

/** @throws DomainError `PayloadTooLarge`, `UnsupportedMediaType` */
export function checkFiles<Kind extends string>(files: readonly SentFile<Kind>[]): CheckedFile<Kind>[] {
  const read = files.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content, 'base64') }));
  const broken = documentLimitBroken(read.map(({ kind, bytes }) => ({ kind, byteCount: bytes.byteLength })));
  if (broken !== null) throw new DomainError('PayloadTooLarge', `The files can't be taken: ${broken}.`);
  return read.map((file) => {
    const mediaType = documentMediaType(file.bytes);
    if (mediaType !== null) return { ...file, mediaType };
    throw new DomainError('UnsupportedMediaType', 'Only PDF, JPEG, PNG and HEIC files are accepted.');
  });
}

/** Before anything of them is stored. @throws DomainError `InfectedFile`; PortError when they can't be scanned */
export async function scanFiles(
  { ports }: Pick<Dependencies, 'ports'>,
  files: readonly CheckedFile<string>[],
): Promise<void> {
  if ((await ports.virusScan.scan(files.map(toFile))) === 'infected') {
    throw new DomainError('InfectedFile', 'A file contains malware. Nothing was stored.');
  }
}
