import { getImage } from 'astro:assets';
import { shared } from '@content/copy/shared';
import type { ImageMetadata } from 'astro';
import { type Composition, posterFile } from '../../drawing/posters/poster';
import { countedTexts, drawnPicture, type PictureFiles } from '../../lib/picture';
import type { CaseStudy, Project } from '../../schema/records';
import { recordsOf } from './records';

type Work = Project | CaseStudy;

const photos = import.meta.glob<{ default: ImageMetadata }>(
  '@content/images/*.{jpg,jpeg,png,webp,avif}',
  { eager: true, caseSensitive: false },
);

/** Of a photo, by place. A poster has a composition for each, and one for a phone. */
const sizes = {
  card: '(min-width: 80rem) 31rem, (min-width: 48rem) 50vw, 100vw',
  wide: '(min-width: 80rem) 64rem, 100vw',
  page: '(min-width: 64rem) 56vw, 100vw',
  band: '(min-width: 48rem) 60vw, 100vw',
} satisfies Partial<Record<Composition, string>>;

type Place = keyof typeof sizes;

function photoNamed(src: string): ImageMetadata {
  const [, photo] = Object.entries(photos).find(([path]) => path.endsWith(`/images/${src}`)) ?? [];
  if (!photo) throw new Error(`The picture ${src} is missing.`);
  return photo.default;
}

async function photoOf({ src, alt }: NonNullable<Work['image']>, place: Place) {
  const photo = photoNamed(src);
  const options = { src: photo, widths: [480, 800, 1200, 1600] };
  const avif = await getImage({ ...options, format: 'avif' });
  const webp = await getImage({ ...options, format: 'webp' });
  const sources = [avif, webp].map(({ srcSet, options: { format } }) => {
    return { srcSet: srcSet.attribute, type: `image/${format}`, sizes: sizes[place] };
  });
  const { width, height } = photo;
  return { src: webp.src, alt, caption: '', sources, width, height, isPhoto: true };
}

export async function pictureOf(work: Work, place: Place): Promise<PictureFiles> {
  const { counted, image, industry, type } = work;
  if (image) return await photoOf(image, place);
  if (!counted) throw new Error(`${work.id} has no picture.`);
  const file = (composition: Composition) => posterFile({ industry, type, counted }, composition);
  const phone = file('trend' in work ? 'bandPhone' : 'phone');
  return { ...drawnPicture(file(place), phone), ...countedTexts(counted, shared.counted) };
}

/** The testimonials with their portraits as files. */
export async function quotesOf() {
  const quotes = await recordsOf('testimonials');
  return Promise.all(
    quotes.map(async ({ portrait, ...quote }) => {
      if (!portrait) return quote;
      const photo = photoNamed(portrait.src);
      const { src } = await getImage({ src: photo, width: 288, height: 288, format: 'webp' });
      return { ...quote, portrait: { src, alt: portrait.alt } };
    }),
  );
}
