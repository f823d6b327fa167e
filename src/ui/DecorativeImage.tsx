import type { ComponentProps } from 'react';

/** A decorative image. */
export const DecorativeImage = (props: ComponentProps<'img'>) => (
  <img alt="" loading="lazy" {...props} />
);
