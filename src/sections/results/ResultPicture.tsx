import type { ClientPicture } from '../../data/pictures';
import { Picture } from '../../ui/Picture';

interface ResultPictureProps {
  picture: ClientPicture;
  wideSrc: string | undefined;
  className: string;
  imageClassName: string;
}

const printClasses = 'print:col-[7/-1] print:row-[1/4] print:max-w-50';

export function ResultPicture(props: ResultPictureProps) {
  const { picture, wideSrc, className, imageClassName } = props;
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
        className={`w-full text-small keep-background ${imageClassName}`}
      />
    </picture>
  );
}
