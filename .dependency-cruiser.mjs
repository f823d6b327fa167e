/** The layers of src/: each may import those before it. ARCHITECTURE.md says what belongs in them. */
const layers = [
  'lib',
  'schema',
  'styles',
  'data',
  'ui',
  'sections',
  'worker',
  'seo',
  'layouts',
  'pages',
];

const folder = (...names) => `^src/(?:${names.join('|')})/`;
const from = (path) => ({ path, pathNot: '[.]test[.]tsx?$' });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer} is below`,
      severity: 'error',
      from: from(folder(layer)),
      to: { path: folder(...layers.slice(index + 1)) },
    })),
    {
      name: 'a section knows no other',
      severity: 'error',
      from: from('^src/sections/([^/]+)/'),
      to: { path: folder('sections'), pathNot: '^src/sections/$1/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
