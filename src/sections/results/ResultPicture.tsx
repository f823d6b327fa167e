import type { ClientPicture } from '../../data/pictures';
import { Picture } from '../../ui/Picture';

interface ResultPictureProps {
  picture: ClientPicture;
  wideSrc: string | undefined;
  className: string;
  imageClassName: string;
}

/**
 * Reserves the height of the square drawing in print. Chromium counts the sheets before it fetches the
 * drawing.
 */
export function ResultPicture(props: ResultPictureProps) {
  const { picture, wideSrc, className, imageClassName } = props;
  if (picture.isPhoto) {
    return <Picture picture={picture} className={`band-picture ${className}`} />;
  }
  return (
    <picture className={`relative block band-picture ${className}`}>
      {wideSrc && <source media="screen and (min-width: 48rem)" srcSet={wideSrc} />}
      <img
        src={picture.src}
        alt={picture.alt}
        width={480}
        height={480}
        loading="lazy"
        decoding="async"
        className={`w-full text-small keep-background print:aspect-square print:object-contain ${imageClassName}`}
      />
    </picture>
  );
}
