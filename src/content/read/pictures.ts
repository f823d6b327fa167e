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

function findPicture<File>(files: Record<string, File>, src: string): File {
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(`/images/${src}`)) ?? [];
  if (!file) throw new Error(`The picture ${src} is missing.`);
  return file;
}

/** `sizes` of a photograph, by where it stands. */
const slots = {
  card: '(min-width: 100rem) 20rem, (min-width: 68.75rem) 20vw, (min-width: 40rem) 43vw, 88vw',
  band: '(min-width: 100rem) 36rem, (min-width: 48rem) 36vw, 90vw',
  case: '(min-width: 100rem) 46rem, (min-width: 64rem) 46vw, 90vw',
};

type PictureSlot = keyof typeof slots;

async function loadPhoto(src: string, slot: PictureSlot) {
  const photo = findPicture(photos, src);
  const options = { src: photo, widths: [320, 640, 960, 1280] };
  const avif = await getImage({ ...options, format: 'avif' });
  const webp = await getImage({ ...options, format: 'webp' });
  const sources = [avif, webp].map(({ srcSet, options: { format } }) => {
    return { srcSet: srcSet.attribute, type: `image/${format}`, sizes: slots[slot] };
  });
  return { src: webp.src, sources, width: photo.width, height: photo.height, isPhoto: true };
}

function drawingOf(url: string) {
  const size = { width: 480, height: 480 };
  return { src: url, mark: `${url}#mark`, sources: [], ...size, isPhoto: false };
}

export async function loadPicture(
  { image }: Project | CaseStudy,
  slot: PictureSlot,
): Promise<ClientPicture | undefined> {
  if (!image) return undefined;
  const { src, alt, caption } = image;
  const isDrawing = /\.svg$/i.test(src);
  const file = isDrawing ? drawingOf(findPicture(drawings, src)) : await loadPhoto(src, slot);
  return { ...file, alt, caption };
}

/** The addresses of the drawings of a case's funnel. */
export const sceneFiles = (scene: NonNullable<CaseStudy['scene']>) => ({
  src: findPicture(drawings, scene.src),
  phoneSrc: findPicture(drawings, scene.phoneSrc),
});

export async function loadStudies(slot: 'band' | 'case') {
  const studies = await loadRecords('caseStudies');
  const pictures = await Promise.all(studies.map((study) => loadPicture(study, slot)));
  return studies.map((study, index) => ({ study, picture: pictures[index] }));
}

/** The testimonials with their portraits as files. */
export async function loadQuotes() {
  const quotes = await loadRecords('testimonials');
  return Promise.all(
    quotes.map(async ({ portrait, ...quote }) => {
      if (!portrait) return quote;
      const photo = findPicture(photos, portrait.src);
      const { src } = await getImage({ src: photo, width: 288, height: 288, format: 'webp' });
      return { ...quote, portrait: { src, alt: portrait.alt } };
    }),
  );
}
