import type { ComponentProps } from 'react';

/** A decorative image. */
export const Drawing = (props: ComponentProps<'img'>) => <img alt="" loading="lazy" {...props} />;
