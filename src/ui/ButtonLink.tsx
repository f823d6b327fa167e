import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes';

export interface ButtonLinkProps {
  href: string;
  look: ButtonLook;
  className?: string;
  /** The accessible name where the visible words need more; it must start with them. */
  label?: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, and says where. */
export function ButtonLink({ href, look, className = '', label, children }: ButtonLinkProps) {
  return (
    <a href={href} aria-label={label} className={`${buttonClasses(look)} ${className}`}>
      {children}
    </a>
  );
}
