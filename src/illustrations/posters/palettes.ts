import { themeColor } from '../../lib/theme-colors';
import type { Industry } from '../../schema/vocabulary';

const accent = themeColor('accent');
const pine = themeColor('pine');
const night = themeColor('night');

/** All but the prospects have a contrast of 3:1 on `ground`. */
export type Tones = readonly [
  ground: string,
  smallProspects: string,
  largeProspects: string,
  /** The gate, and the squares of `also`. */
  second: string,
  loud: string,
];

/** Without `dark`, both schemes have the light one. */
export type Palette = readonly [light: Tones, dark?: Tones];

export const palettes: Readonly<Record<Industry, Palette>> = {
  'B2B SaaS': [[pine, '#1d4a34', '#296644', '#f1eee3', accent]],
  'E-commerce': [
    ['#fceae0', '#f3d2b9', '#efae7c', '#572d24', '#e05a1f'],
    ['#371e15', '#532e1f', '#86482a', '#e8b07f', '#f47334'],
  ],
  'Professional Services': [
    ['#f3ebd5', '#dfd4b6', '#c9ba90', pine, '#cf6a08'],
    ['#2b2418', '#413825', '#6e6242', '#cdb984', '#ef9d32'],
  ],
  Fintech: [
    ['#e7f0bc', '#c8da8a', '#a6c662', night, '#0a7a30'],
    ['#202c14', '#324419', '#4c6c25', '#c3d483', '#43c251'],
  ],
  Healthcare: [
    ['#d8f4ed', '#b0dfda', '#8acdc9', '#03464c', '#e05a39'],
    ['#082c30', '#0a4347', '#076b6f', '#86c9bf', '#fb7e5d'],
  ],
  Manufacturing: [['#19201d', '#2d3531', '#4a514c', '#eae8df', '#fb7b28']],
  'Real Estate': [
    ['#bf5a35', '#a94d2b', '#943f24', '#f9efde', accent],
    ['#a64b2b', '#8f3d20', '#7b3119', '#f7e9d5', accent],
  ],
};
