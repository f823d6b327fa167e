interface PictureCaptionProps {
  children: string;
  className: string;
}

/** Sets the number or sum with which a caption begins, if any, in the face of figures. */
export function PictureCaption({ children: caption, className }: PictureCaptionProps) {
  const [, number, things] = /^(\$?\d[\d,.]*)\s(.+)$/.exec(caption) ?? [];
  return (
    <p
      className={`flex max-w-136 items-baseline gap-x-[12px] text-balance font-semibold md:text-large ${className}`}
    >
      {number && (
        <>
          <b className="shrink-0 font-figure text-[2rem] leading-none md:text-[2.5rem]">
            {number}
          </b>{' '}
        </>
      )}
      {things ?? caption}
    </p>
  );
}
