const SIZE = 8_000;
const BLOCKS = (SIZE / 8) ** 2;
const COMPONENTS = [1, 2, 3];
/** Bits of precision. Each scan adds one bit. */
const PRECISION_BITS = 13;
const COEFFICIENTS = 63;
/** The longest and the shortest run of blocks without new data that the used code can express. */
const MAX_RUN = 32_767;
const MIN_RUN = 16_384;

/**
 * Creates a valid JPEG of 64 million pixels in about 800 KB whose decoding takes more than a minute of processor time. Separate scans refine
 * each coefficient of each colour bit by bit, and each of the 2,600 scans visits a million blocks.
 */
export function slowJpeg(): Uint8Array {
  const emptyScan = Buffer.from(emptyRuns());
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...twoBytes(SIZE), ...twoBytes(SIZE), 3, ...COMPONENTS.flatMap((id) => [id, 0x11, 0])]),
    huffmanTable(0x00, 0x00),
    huffmanTable(0x10, 0xe0),
  ];
  for (const component of COMPONENTS) parts.push(scan(component, 0, [0, 0]), Buffer.alloc(BLOCKS / 8));
  for (let bit = PRECISION_BITS; bit >= 0; bit -= 1) {
    for (const component of COMPONENTS) {
      for (let coefficient = 1; coefficient <= COEFFICIENTS; coefficient += 1) {
        const previous = bit === PRECISION_BITS ? 0 : bit + 1;
        parts.push(scan(component, coefficient, [previous, bit]), emptyScan);
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

function segment(marker: number, content: readonly number[]) {
  return Buffer.from([0xff, marker, ...twoBytes(content.length + 2), ...content]);
}

/** A table with one code of one bit. */
function huffmanTable(id: number, symbol: number) {
  return segment(0xc4, [id, 1, ...Array.from({ length: 15 }, () => 0), symbol]);
}

function scan(component: number, coefficient: number, [previous, bit]: readonly [number, number]) {
  return segment(0xda, [1, component, 0, coefficient, coefficient, (previous << 4) | bit]);
}

/** Encodes that no block has data, in runs of at most 32,767 blocks. */
function emptyRuns(): number[] {
  let bits = '';
  for (let left = BLOCKS; left > 0; left -= MAX_RUN) {
    const run = Math.max(MIN_RUN, Math.min(left, MAX_RUN));
    bits += `0${(run - MIN_RUN).toString(2).padStart(14, '0')}`;
  }
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return bytes.flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [Number.parseInt(byte, 2)]));
}

function twoBytes(value: number) {
  return [value >> 8, value & 0xff];
}
