import { CHUNK_LOAD_TIMEOUT_MS } from '@ownpath/domain/constants';

/**
 * A part of the page that is loaded when it is first wanted.
 * @throws Error 'Loading chunk {name} failed' when it can't be had, or not within 120 s (specification section 8)
 */
export async function loadChunk<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
