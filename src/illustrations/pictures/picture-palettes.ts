import { themeColor } from '../../lib/theme-colors';
import type { Industry } from '../../schema/vocabulary';

/**
 * Six tones, from the ground to the one loud color. The first letter of each name is its class in the picture.
 * Written as hex because it also holds where a picture is rendered outside a browser.
 */
export interface Tones {
  readonly ground: string;
  readonly faint: string;
  readonly quiet: string;
  readonly middle: string;
  readonly strong: string;
  readonly loud: string;
}

export interface Palette {
  readonly light: Tones;
  /** Missing where the ground is dark already and stays. */
  readonly dark?: Tones;
}

export const palettes: Readonly<Record<Industry, Palette>> = {
  'B2B SaaS': {
    light: {
      ground: themeColor('pine'),
      faint: '#214937',
      quiet: '#1d4a34',
      middle: '#296644',
      strong: '#398e51',
      loud: themeColor('accent'),
    },
  },
  'E-commerce': {
    light: {
      ground: '#fceae0',
      faint: '#edc8b4',
      quiet: '#f3d2b9',
      middle: '#efae7c',
      strong: '#572d24',
      loud: '#e36228',
    },
    dark: {
      ground: '#371e15',
      faint: '#563326',
      quiet: '#532e1f',
      middle: '#86482a',
      strong: '#f6cba5',
      loud: '#f47334',
    },
  },
  'Professional Services': {
    light: {
      ground: '#f3ebd5',
      faint: '#d3cab1',
      quiet: '#dbd0b4',
      middle: '#ac9e74',
      strong: themeColor('pine'),
      loud: '#df8623',
    },
    dark: {
      ground: '#2b2418',
      faint: '#443c2b',
      quiet: '#413825',
      middle: '#6e6242',
      strong: '#e9ddbd',
      loud: '#ef9d32',
    },
  },
  Fintech: {
    light: {
      ground: '#e7f0bc',
      faint: '#bfcd89',
      quiet: '#c8da8a',
      middle: '#8cb948',
      strong: themeColor('night'),
      loud: '#0a8234',
    },
    dark: {
      ground: '#202c14',
      faint: '#364622',
      quiet: '#324419',
      middle: '#4c6c25',
      strong: '#e5efae',
      loud: '#43c251',
    },
  },
  Healthcare: {
    light: {
      ground: '#d8f4ed',
      faint: '#add8d3',
      quiet: '#b0dfda',
      middle: '#64bcbb',
      strong: '#03464c',
      loud: '#e8694a',
    },
    dark: {
      ground: '#082c30',
      faint: '#164549',
      quiet: '#0a4347',
      middle: '#076b6f',
      strong: '#bdede5',
      loud: '#fb7e5d',
    },
  },
  Manufacturing: {
    light: {
      ground: '#19201d',
      faint: '#323a36',
      quiet: '#2d3531',
      middle: '#565d57',
      strong: '#eae8df',
      loud: '#fb7b28',
    },
  },
  'Real Estate': {
    light: {
      ground: '#bf5a35',
      faint: '#d6794d',
      quiet: '#a24628',
      middle: '#813521',
      strong: '#f9efde',
      loud: themeColor('accent'),
    },
    dark: {
      ground: '#913e21',
      faint: '#aa5733',
      quiet: '#7a3019',
      middle: '#5e2314',
      strong: '#f7e9d5',
      loud: themeColor('accent'),
    },
  },
};
