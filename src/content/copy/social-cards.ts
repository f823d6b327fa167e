/** The text alternative of the image in link previews. */
export const socialCardAlt =
  '“{title}” on dark green, the name {brand}, and loose squares that gather into a block of {count}.';
