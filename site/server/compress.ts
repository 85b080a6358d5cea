import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function compress(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compressBrotli(body, OPTIONS));
}
