import { themeColor } from '../../lib/theme-colors';
import type { Industry } from '../../schema/vocabulary';

const accent = themeColor('accent');
const pine = themeColor('pine');
const night = themeColor('night');

/** The colors of a poster. Each but the two of the strangers has a contrast of 3:1 on the ground. */
export type Tones = readonly [
  ground: string,
  smallStrangers: string,
  largeStrangers: string,
  gate: string,
  /** A second number: those of the counted that the card names apart. */
  second: string,
  loud: string,
];

export interface Palette {
  readonly light: Tones;
  /** Missing where the ground is dark already and stays. */
  readonly dark?: Tones;
}

/** One palette for each industry. */
export const palettes: Readonly<Record<Industry, Palette>> = {
  'B2B SaaS': { light: [pine, '#1d4a34', '#296644', '#f1eee3', '#5ab37a', accent] },
  'E-commerce': {
    light: ['#fceae0', '#f3d2b9', '#efae7c', '#572d24', '#572d24', '#e05a1f'],
    dark: ['#371e15', '#532e1f', '#86482a', '#f6cba5', '#f6cba5', '#f47334'],
  },
  'Professional Services': {
    light: ['#f3ebd5', '#dfd4b6', '#c9ba90', pine, pine, '#cf6a08'],
    dark: ['#2b2418', '#413825', '#6e6242', '#e9ddbd', '#e9ddbd', '#ef9d32'],
  },
  Fintech: {
    light: ['#e7f0bc', '#c8da8a', '#a6c662', night, night, '#0a7a30'],
    dark: ['#202c14', '#324419', '#4c6c25', '#e5efae', '#e5efae', '#43c251'],
  },
  Healthcare: {
    light: ['#d8f4ed', '#b0dfda', '#8acdc9', '#03464c', '#03464c', '#e05a39'],
    dark: ['#082c30', '#0a4347', '#076b6f', '#bdede5', '#bdede5', '#fb7e5d'],
  },
  Manufacturing: { light: ['#19201d', '#2d3531', '#4a514c', '#eae8df', '#eae8df', '#fb7b28'] },
  'Real Estate': {
    light: ['#bf5a35', '#a94d2b', '#943f24', '#f9efde', '#33110a', accent],
    dark: ['#a64b2b', '#8f3d20', '#7b3119', '#f7e9d5', '#1a0602', accent],
  },
};
