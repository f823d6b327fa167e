/** What a person sees in the picture beside a shared link. */
export const socialCardAlt =
  '“{title}” on dark green, the name {brand}, and loose squares that gather into a block of {count}.';
