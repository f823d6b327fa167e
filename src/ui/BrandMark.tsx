/** The mark's drawing, 24 by 24: a disc whose last quarter is closing. Logo and icons draw it. */
export function BrandMark() {
  return (
    <>
      <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 12V1a11 11 0 1 1-11 11z" fill="currentColor" />
    </>
  );
}
