/** The layers of src/: each may import those before it. ARCHITECTURE.md says what belongs in them. */
const layers = [
  'lib',
  'schema',
  'styles',
  'data',
  'ui',
  'drawing',
  'sections',
  'worker',
  'seo',
  'layouts',
  'pages',
];

const folder = (...names) => `^src/(?:${names.join('|')})/`;
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const noTest = '[.]test[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers
      .slice(0, -1)
      .map((layer, index) =>
        rule(
          `${layer} is below`,
          { path: folder(layer), pathNot: noTest },
          { path: folder(...layers.slice(index + 1)) },
        ),
      ),
    rule(
      'a section knows no other',
      { path: '^src/sections/([^/]+)/', pathNot: noTest },
      { path: folder('sections'), pathNot: '^src/sections/$1/' },
    ),
    rule(
      'components take content as props',
      { path: folder('ui', 'drawing', 'sections'), pathNot: noTest },
      // `^astro` matches virtual modules such as `astro:assets`.
      {
        path: [folder('data'), '^src/schema/(?!vocabulary)', '^astro'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'pure functions import nothing but zod',
      { path: folder('lib', 'schema'), pathNot: noTest },
      { pathNot: '^(?:src/|node_modules/astro/dist/zod[.]js$)' },
    ),
    rule(
      'visitors download dependencies, not devDependencies',
      {
        path: folder('lib', 'ui', 'drawing', 'sections', 'worker', 'layouts'),
        pathNot: noTest,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'the build knows no tests',
      { path: '^(?:src|integrations)/', pathNot: noTest },
      { path: '^tests/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
