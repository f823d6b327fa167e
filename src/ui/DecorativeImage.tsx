import type { ComponentProps } from 'react';

export const DecorativeImage = (props: Omit<ComponentProps<'img'>, 'alt'>) => (
  <img {...props} alt="" />
);
