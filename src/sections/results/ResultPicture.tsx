import type { ClientPicture } from '../../data/pictures';
import { Picture } from '../../ui/Picture';

interface ResultPictureProps {
  picture: ClientPicture;
  wideSrc: string | undefined;
  className: string;
}

/* A wide drawing goes on beyond its frame, to the edges of the window. */
const wideClasses =
  'md-screen:absolute md-screen:left-1/2 md-screen:h-full md-screen:w-[100cqi] md-screen:max-w-none md-screen:-translate-x-1/2 md-screen:object-fill';

/* The ground line is at 464 of 480. */
const towerClasses =
  'md-screen:absolute md-screen:inset-x-0 md-screen:bottom-0 md-screen:translate-y-[3.33%] forced-colors:translate-y-0';

const printClasses = 'print:col-[7/-1] print:row-[1/4] print:max-w-50';

export function ResultPicture({ picture, wideSrc, className }: ResultPictureProps) {
  if (picture.isPhoto) {
    return <Picture picture={picture} className={`mt-3 md:mt-0 ${printClasses} ${className}`} />;
  }
  return (
    <picture className={`relative mt-3 block md:mt-0 ${printClasses} ${className}`}>
      {wideSrc && <source media="(min-width: 48rem)" srcSet={wideSrc} />}
      <img
        src={picture.src}
        alt={picture.alt}
        width={480}
        height={480}
        loading="lazy"
        decoding="async"
        className={`w-full text-small keep-background ${wideSrc ? wideClasses : towerClasses}`}
      />
    </picture>
  );
}
