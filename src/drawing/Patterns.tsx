import type { ReactNode } from 'react';

interface PatternsProps {
  /** Begins the ids of the patterns, which end in their names. */
  id: string;
  pitch: number;
  rowPitch?: number;
  /** The content of each pattern, by name. */
  patterns: Record<string, ReactNode>;
  /** Definitions that the patterns use. */
  children?: ReactNode;
}

/** Defines the patterns that other drawings of the page are filled with. */
export function Patterns({ id, pitch, rowPitch = pitch, patterns, children }: PatternsProps) {
  const size = { width: pitch, height: rowPitch, patternUnits: 'userSpaceOnUse' };
  return (
    // `display: none` would remove the patterns.
    <svg aria-hidden="true" className="absolute size-0">
      {children}
      {Object.entries(patterns).map(([name, content]) => (
        <pattern key={name} id={id + name} {...size}>
          {content}
        </pattern>
      ))}
    </svg>
  );
}
