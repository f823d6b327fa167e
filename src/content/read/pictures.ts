import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ClientPicture } from '../../lib/picture';
import type { CaseStudy, Project } from '../../schema/records';
import { loadRecords } from './records';

const photos = import.meta.glob<ImageMetadata>('@content/images/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
  caseSensitive: false,
});
const drawings = import.meta.glob<string>('@content/images/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
  caseSensitive: false,
});
const drawingTexts = import.meta.glob<string>('@content/images/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
  caseSensitive: false,
});

const named = <File>(files: Record<string, File>, src: string): File | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/images/${src}`))?.[1];

function photoNamed(src: string): ImageMetadata {
  const photo = named(photos, src);
  if (!photo) throw new Error(`The picture ${src} is missing.`);
  return photo;
}

/** The width of a photograph in each place. */
const sizes = {
  card: '(min-width: 100rem) 20rem, (min-width: 68.75rem) 20vw, (min-width: 40rem) 43vw, 88vw',
  band: '(min-width: 100rem) 36rem, (min-width: 48rem) 36vw, 90vw',
  case: '(min-width: 100rem) 46rem, (min-width: 64rem) 46vw, 90vw',
};

type Place = keyof typeof sizes;

async function loadPhoto(src: string, place: Place) {
  const photo = photoNamed(src);
  const options = { src: photo, widths: [320, 640, 960, 1280] };
  const avif = await getImage({ ...options, format: 'avif' });
  const webp = await getImage({ ...options, format: 'webp' });
  const sources = [avif, webp].map(({ srcSet, options: { format } }) => {
    return { srcSet: srcSet.attribute, type: `image/${format}`, sizes: sizes[place] };
  });
  return { src: webp.src, sources, width: photo.width, height: photo.height, isPhoto: true };
}

function drawingOf(src: string, url: string) {
  const mark = named(drawingTexts, src)?.includes('<view id="mark"') ? `${url}#mark` : undefined;
  return { src: url, mark, sources: [], width: 480, height: 480, isPhoto: false };
}

export async function loadPicture(
  { image }: Project | CaseStudy,
  place: Place,
): Promise<ClientPicture | undefined> {
  if (!image) return undefined;
  const { src, alt, caption } = image;
  const url = named(drawings, src);
  return { ...(url ? drawingOf(src, url) : await loadPhoto(src, place)), alt, caption };
}

/** The testimonials with their portraits as files. */
export async function loadQuotes() {
  const quotes = await loadRecords('testimonials');
  return Promise.all(
    quotes.map(async ({ portrait, ...quote }) => {
      if (!portrait) return quote;
      const photo = photoNamed(portrait.src);
      const { src } = await getImage({ src: photo, width: 288, height: 288, format: 'webp' });
      return { ...quote, portrait: { src, alt: portrait.alt } };
    }),
  );
}
