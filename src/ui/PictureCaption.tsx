interface PictureCaptionProps {
  children: string;
  numberClassName?: string;
  className?: string;
}

/** Sets the number with which a caption begins, if any, in the face of figures. */
export function PictureCaption(props: PictureCaptionProps) {
  const {
    children: caption,
    numberClassName = 'text-[2rem] md:text-[2.5rem]',
    className = '',
  } = props;
  const [, number, things] = /^(\d[\d,.]*)\s(.+)$/.exec(caption) ?? [];
  return (
    <p
      className={`flex max-w-136 items-baseline gap-x-[12px] text-pretty font-semibold md:text-large ${className}`}
    >
      {number && (
        <>
          <b className={`shrink-0 font-figure leading-none ${numberClassName}`}>{number}</b>{' '}
        </>
      )}
      {things ?? caption}
    </p>
  );
}
