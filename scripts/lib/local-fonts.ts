const fileOf = (specifier: string) => new URL(import.meta.resolve(specifier));

const arimo = fileOf('@expo-google-fonts/arimo/package.json');
const roboto = fileOf('@expo-google-fonts/roboto/package.json');
const dejaVu = fileOf('dejavu-fonts-ttf/package.json');

/** A font of the visitor's machine, and a package that holds it or a font of the same widths. */
export interface LocalFont {
  name: string;
  folder: URL;
  regular: { file: URL; names: readonly string[] };
  bold: { file: URL; names: readonly string[] };
}

/** Together they cover Windows, Apple's systems, Android, ChromeOS and the common Linuxes. */
export const localFonts: readonly LocalFont[] = [
  {
    name: 'Arial',
    folder: new URL('.', arimo),
    regular: {
      file: new URL('400Regular/Arimo_400Regular.ttf', arimo),
      names: ['Arial', 'Liberation Sans', 'Arimo Regular'],
    },
    bold: {
      file: new URL('700Bold/Arimo_700Bold.ttf', arimo),
      names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  },
  {
    name: 'Roboto',
    folder: new URL('.', roboto),
    regular: {
      file: new URL('400Regular/Roboto_400Regular.ttf', roboto),
      names: ['Roboto', 'Roboto Regular'],
    },
    bold: { file: new URL('700Bold/Roboto_700Bold.ttf', roboto), names: ['Roboto Bold'] },
  },
  {
    name: 'DejaVu',
    folder: new URL('ttf/', dejaVu),
    regular: { file: new URL('ttf/DejaVuSans.ttf', dejaVu), names: ['DejaVu Sans'] },
    bold: { file: new URL('ttf/DejaVuSans-Bold.ttf', dejaVu), names: ['DejaVu Sans Bold'] },
  },
];
