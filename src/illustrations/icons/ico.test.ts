import { describe, expect, it } from 'vitest';
import { icoOf } from './ico';

describe('icoOf', () => {
  const small = new Uint8Array([1, 2, 3]);
  const large = new Uint8Array([4, 5, 6, 7]);
  const file = icoOf([
    { size: 16, png: small },
    { size: 32, png: large },
  ]);

  it('says that it is an icon and how many images it holds', () => {
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  });

  it('leads to each image by its size, length and place', () => {
    for (const [index, [size, png]] of (
      [
        [16, small],
        [32, large],
      ] as const
    ).entries()) {
      const entry = 6 + 16 * index;
      const length = file.readUInt32LE(entry + 8);
      const offset = file.readUInt32LE(entry + 12);
      expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
      expect([...file.subarray(offset, offset + length)]).toEqual([...png]);
    }
  });
});
