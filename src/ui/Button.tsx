import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes';

export interface ButtonProps {
  look: ButtonLook;
  onClick: () => void;
  children: ReactNode;
}

/** A button that acts on the page; whatever leads elsewhere is a ButtonLink. */
export function Button({ look, onClick, children }: ButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${buttonClasses(look)} cursor-pointer`}>
      {children}
    </button>
  );
}
