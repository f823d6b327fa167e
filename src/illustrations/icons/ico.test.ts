import { expect, it } from 'vitest';
import { icoOf } from './ico';

it('leads from a directory to each image by its size, length and place', () => {
  const images = [
    { size: 16, png: new Uint8Array([1, 2, 3]) },
    { size: 32, png: new Uint8Array([4, 5, 6, 7]) },
  ];
  const file = icoOf(images);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    const length = file.readUInt32LE(entry + 8);
    const offset = file.readUInt32LE(entry + 12);
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    expect([...file.subarray(offset, offset + length)]).toEqual([...png]);
  }
});
