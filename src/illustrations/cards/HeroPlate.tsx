import { brandColors } from '../../lib/brand-colors';
import { view } from '../hero-figure/geometry';
import { HeroFigure, type HeroFigureProps } from '../hero-figure/HeroFigure';

const { lime, leaf, onPine2, paper, pine } = brandColors;

/** The resting picture of hero-figure.css in plain values: what draws files knows no variables. */
const styles = `
svg{fill:none;stroke-linecap:round;stroke-linejoin:round}
.traveler,.scan,.launch,.pulse,text{display:none}
.scale{stroke:${onPine2};stroke-opacity:.5}
.scale-ticks,.scale-marks,.dial{stroke:none}
.faint{stroke:#84ab84}
.faint-0{stroke-width:2.4;stroke-opacity:.5}
.faint-1{stroke-width:4;stroke-opacity:.54}
.faint-2{stroke-width:6;stroke-opacity:.6}
.faint-3{stroke-width:8.4;stroke-opacity:.66}
.lanes{stroke:${lime};stroke-width:2;stroke-opacity:.8}
.refused-lanes{stroke:${onPine2};stroke-width:1.4;stroke-dasharray:1 5;stroke-opacity:.9}
.refused{fill:${pine};stroke:${onPine2};stroke-width:1.8}
.halo{stroke:${lime};stroke-width:1.6;stroke-opacity:.6}
.caught{fill:${lime}}
.wall{stroke:${onPine2};stroke-width:3}
.disc{fill:#0d472b}
.quarter{stroke:#2c5540;stroke-width:7;stroke-linecap:butt}
.quarter-lit{stroke:${lime}}
.check{stroke:${lime};stroke-width:7}
.bus{stroke:${onPine2};stroke-width:1.6;stroke-opacity:.5}
.bus-booked{stroke:${lime};stroke-width:2.6;stroke-opacity:1}
.card{fill:${paper}}
.card-header{fill:${lime}}
.row{stroke:#9ba59d;stroke-width:1.4;stroke-dasharray:2 5}
.row-booked{fill:${leaf};stroke:${leaf};stroke-width:2.4}
.row-check{stroke:${paper};stroke-width:3.6}
.port{fill:${pine};stroke:${onPine2};stroke-width:2.4}
.port-booked{fill:${lime};stroke:${pine}}
.tally{stroke:#d5d8cf;stroke-width:5;stroke-linecap:butt}
.tally-booked{stroke:${leaf}}`;

/** The hero's figure for a file: still, in plain colors, without its words. */
export function HeroPlate(props: HeroFigureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${view.width} ${view.height}`}
      width={view.width}
      height={view.height}
    >
      <style>{styles}</style>
      <HeroFigure {...props} />
    </svg>
  );
}
