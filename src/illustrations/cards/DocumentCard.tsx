import { themeColor } from '../../lib/theme-colors';
import { type CardBrand, CardFrame, cardEdge, cardFamilies, cardSize } from './CardFrame';

export interface DocumentCardProps {
  brand: CardBrand;
  title: string;
  lead: string;
  /** The headings of the document, numbers included. */
  headings: readonly string[];
}

/** Twelve lines, and there is still air above and below. */
const line = 37;
const foot = 60;

function Contents({ headings }: Pick<DocumentCardProps, 'headings'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        bottom: foot,
        left: 740,
        width: cardSize.width - 740 - cardEdge,
        borderTop: `4px solid ${themeColor('ink')}`,
      }}
    >
      {headings.map((heading) => (
        <div
          key={heading}
          style={{
            display: 'flex',
            height: line,
            alignItems: 'center',
            borderBottom: `2px solid ${themeColor('rule')}`,
            fontSize: 24,
            boxSizing: 'border-box',
          }}
        >
          {heading}
        </div>
      ))}
    </div>
  );
}

/** A legal document: its name, what it settles, and its contents. */
export function DocumentCard({ brand, title, lead, headings }: DocumentCardProps) {
  return (
    <CardFrame brand={brand} surface="paper">
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          width: 610,
          flexGrow: 1,
          paddingBottom: foot - 9,
        }}
      >
        <div
          style={{
            fontFamily: cardFamilies.display,
            fontSize: 92,
            lineHeight: 0.98,
            letterSpacing: -2.3,
          }}
        >
          {title}
        </div>
        <div style={{ marginTop: 28, color: themeColor('ink-2'), fontSize: 29, lineHeight: 1.35 }}>
          {lead}
        </div>
      </div>
      {headings.length > 0 && <Contents headings={headings} />}
    </CardFrame>
  );
}
