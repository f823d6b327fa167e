import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { industries, serviceTypes } from '../../schema/vocabulary';
import { RecordPicture } from './RecordPicture';

const pictures = industries.flatMap((industry) =>
  serviceTypes.flatMap((motif) =>
    ['one', 'two', 'three'].map((seed) => [industry, motif, seed] as const),
  ),
);

describe('RecordPicture', () => {
  it.each(pictures)('has a color for all that it draws: %s, %s, %s', (industry, motif, seed) => {
    const svg = renderToStaticMarkup(
      <RecordPicture industry={industry} motif={motif} figures={['+64%', '41']} seed={seed} />,
    );
    const tones = [...svg.matchAll(/ class="(\w)\b/g)].map(([, tone]) => tone);
    expect(tones.length).toBeGreaterThan(1);
    for (const tone of tones) expect(svg).toContain(`.${tone}{color:#`);
  });
});
