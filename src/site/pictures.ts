import { getImage } from 'astro:assets';
import { shared } from '@content/copy/shared';
import type { ImageMetadata } from 'astro';
import { type Composition, posterFile, variantOf } from '../illustrations/posters/poster-files';
import { type PictureFiles, pictureAlt } from '../lib/picture';
import type { CaseStudy, Project } from '../schema/records';
import { recordsOf } from './records';

type Work = Project | CaseStudy;
type Place = 'card' | 'wide' | 'page';

const photos = import.meta.glob<{ default: ImageMetadata }>(
  '@content/images/*.{jpg,jpeg,png,webp,avif}',
  { eager: true, caseSensitive: false },
);

const phone = { composition: 'phone', media: '(max-width: 47.99rem)' } as const;

/** From narrow to wide windows; the last has no condition. */
const windows: Record<Place, { composition: Composition; media?: string }[]> = {
  card: [phone, { composition: 'card' }],
  wide: [phone, { composition: 'wide' }],
  page: [{ composition: 'card', media: '(max-width: 63.99rem)' }, { composition: 'page' }],
};

const sizes: Record<Place, string> = {
  card: '(min-width: 80rem) 31rem, (min-width: 48rem) 50vw, 100vw',
  wide: '(min-width: 80rem) 64rem, 100vw',
  page: '(min-width: 64rem) 56rem, 100vw',
};

/** Projects with a case study have wide cards. */
async function placeOf(work: Work): Promise<Place> {
  if ('trend' in work) return 'page';
  const studies = await recordsOf('caseStudies');
  return studies.some(({ company }) => company === work.company) ? 'wide' : 'card';
}

/** Empty if the record has an image. */
export async function postersOf(work: Work) {
  const { counted, image } = work;
  if (image || !counted) return [];
  const works = [...(await recordsOf('projects')), ...(await recordsOf('caseStudies'))];
  const variant = variantOf(work, works);
  return windows[await placeOf(work)].map(({ composition, media }) => ({
    ...posterFile({ ...work, counted }, variant, composition),
    media,
  }));
}

async function photoOf({ src, alt }: NonNullable<Work['image']>, place: Place) {
  const [, photo] = Object.entries(photos).find(([path]) => path.endsWith(`/images/${src}`)) ?? [];
  if (!photo) throw new Error(`The picture ${src} is missing.`);
  const options = { src: photo.default, widths: [480, 800, 1200, 1600] };
  const avif = await getImage({ ...options, format: 'avif' });
  const webp = await getImage({ ...options, format: 'webp' });
  const sources = [avif, webp].map(({ srcSet, options: { format } }) => {
    return { srcSet: srcSet.attribute, type: `image/${format}`, sizes: sizes[place] };
  });
  return { src: webp.src, alt, sources, isPhoto: true };
}

export async function pictureOf(work: Work): Promise<PictureFiles> {
  if (work.image) return photoOf(work.image, await placeOf(work));
  const posters = await postersOf(work);
  const last = posters.at(-1);
  if (!last) throw new Error(`${work.id} has no picture.`);
  const sources = posters.flatMap(({ href, media }) => (media ? [{ srcSet: href, media }] : []));
  return { src: last.href, alt: pictureAlt(work, shared.counted), sources, isPhoto: false };
}
