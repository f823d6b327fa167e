import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ComponentProps } from 'react';
import type { CaseStudy } from '../schema/case-studies';
import type { Testimonial } from '../schema/testimonials';

export interface ClientPicture {
  src: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
  alt: string;
  /** What the picture counts: '41 demos booked, 35 held'. */
  caption?: string;
  /** Formats of a photograph, or a drawing for other windows. */
  sources: readonly ComponentProps<'source'>[];
  /** Photographs fill their frame; drawings are shown whole. */
  isPhoto: boolean;
}

const files = import.meta.glob<ImageMetadata>(['@images/*.*', '!@images/{Thumbs.db,desktop.ini}'], {
  eager: true,
  import: 'default',
});

export function getImageFile(src: string): ImageMetadata {
  // Systems write some letters as one character or as two.
  const end = `/images/${src}`.normalize();
  const [, file] = Object.entries(files).find(([path]) => path.normalize().endsWith(end)) ?? [];
  if (!file) throw new Error(`The picture ${src} is missing.`);
  // A space would end the address in a `srcset`.
  return file.format === 'svg' ? { ...file, src: encodeURI(file.src) } : file;
}

async function getPhotoProps(file: ImageMetadata) {
  const options = { src: file, widths: [320, 640, 960, 1280] };
  const avif = await getImage({ ...options, format: 'avif' });
  const webp = await getImage({ ...options, format: 'webp' });
  const sources = [avif, webp].map(({ srcSet, options: { format } }) => {
    return { srcSet: srcSet.attribute, type: `image/${format}` };
  });
  return { src: webp.src, sources, width: file.width, height: file.height, isPhoto: true };
}

const getDrawingProps = ({ src, width, height }: ImageMetadata) => {
  return { src, sources: [], width, height, isPhoto: false };
};

export async function loadPicture(
  image: Pick<NonNullable<CaseStudy['image']>, 'src' | 'alt' | 'caption'> | undefined,
): Promise<ClientPicture | undefined> {
  if (!image) return undefined;
  const { src, alt, caption } = image;
  const file = getImageFile(src);
  const picture = file.format === 'svg' ? getDrawingProps(file) : await getPhotoProps(file);
  // Keeps a number and its noun on one line.
  return { ...picture, alt, caption: caption?.replace(/(\d) /g, '$1\u00a0') };
}

export interface Portrait {
  src: string;
  alt: string;
  /** Of a photograph. */
  srcSet?: string;
  /** A drawing for large portraits, whose background continues to the left edge of the window. */
  largeSrc?: string;
}

type PortraitRecord = NonNullable<Testimonial['portrait']>;

export async function loadPortrait({ src, alt, large }: PortraitRecord): Promise<Portrait> {
  const file = getImageFile(src);
  // Keep drawings as they are, so that their styles for dark mode work.
  if (file.format === 'svg')
    return { src: file.src, alt, largeSrc: large && getImageFile(large).src };
  const photo = await getImage({ src: file, widths: [288, 640, 960], format: 'webp' });
  return { src: photo.src, alt, srcSet: photo.srcSet.attribute };
}
