import { resolve } from 'node:path';
import { execa } from 'execa';
import { beforeEach, expect, it } from 'vitest';
import { createTemporaryProject } from '../../tests/support/temporary-project.ts';
import { runLaunchCheck } from './launch-check.ts';

const inContent = (name: string) => `src/content/${name}`;

const site = inContent('site.yaml');
const projects = inContent('projects.yaml');
const caseStudies = inContent('case-studies.yaml');
const terms = inContent('legal/terms.md');
const icon = inContent('icon.svg');
const readme = 'README.md';

let project: ReturnType<typeof createTemporaryProject>;

const findAll = () => runLaunchCheck(project.root, 'src/content');
/** Without the lists to read, which every site has. */
const findings = async () =>
  (await findAll()).filter(({ rule }) => rule !== 'claim' && rule !== 'preview');

/** The fixture has no samples; its addresses are reserved ones, and two of its facts are empty. */
beforeEach(() => {
  project = createTemporaryProject();
  project.change(site, /\.example/g, '.com');
  project.change(site, /: ""/g, ': known');
  project.change(icon, '<!-- sample: true -->', '');
});

it('accepts content without samples', async () => {
  project.change(projects, /company: .*/, 'company: Todo Verde');
  expect(await findings()).toEqual([]);
});

it.each<[rule: string, file: string, line: string, wrong: string]>([
  ['address', site, 'email: .*', 'email: a@example.com'],
  ['sample', projects, 'sample: false', 'sample: true'],
  ['sample', projects, 'sample: false', '"sample" : true # yes'],
  ['brand', terms, '## 2\\. .*', '## 2. CloseWell’s terms'],
  ['invalid', terms, '## 2\\. .*', '## 2. TODO: a title'],
  ['invalid', projects, 'industry: .*', 'industry: Fintexh'],
  ['empty', site, 'sendingDomains: .*', 'sendingDomains:'],
  ['empty', site, 'sendingDomains: .*\\n', ''],
  ['logo', icon, '<rect', '<!-- sample: true --><rect'],
  ['repository', readme, '^', 'The site of Closewell.'],
])('finds %s in %s', async (rule, file, before, wrong) => {
  project.write(readme, '');
  project.change(file, new RegExp(before), wrong);
  const line = project.read(file).split(wrong)[0]?.split('\n').length;
  expect(await findings()).toMatchObject([{ rule, file, line }]);
});

it('lists claims, titles and the picture of previews to read, also without samples', async () => {
  project.change(terms, /\n## 2\. /, '\nWe write. **We answer** within 7 days. We try.\n\n## 2. ');
  project.write(projects, '# none yet');
  project.change(caseStudies, /.*project: pump-seals\n/, '');
  expect(await findings()).toEqual([]);
  const found = (await findAll()).map(({ rule, file, excerpt }) => `${rule} ${file} ${excerpt}`);
  for (const entry of [
    `claim ${terms} **We answer** within 7 days.`,
    `claim ${site} callLength: 25 minutes`,
    `preview ${terms} frontmatter → description: `,
    `preview ${caseStudies} cheaper-meetings → image.src: `,
  ]) {
    expect(found).toContainEqual(expect.stringContaining(entry));
  }
});

it('finds a picture that no record names', async () => {
  const file = inContent('images/gone.svg');
  project.write(file, project.read(inContent('images/seals.svg')));
  expect(await findings()).toMatchObject([{ rule: 'picture', file }]);
});

it('accepts the sample name if it is the brand', async () => {
  project.change(terms, /## 2\. .*/, '## 2. About Closewell');
  project.write(readme, '# Closewell');
  project.change(site, /brand: .*/, 'brand: Closewell');
  expect(await findings()).toEqual([]);
});

it('prints rule, reason, remedy and place; samples fail it, except for staging; advice does not', async () => {
  const print = (...options: string[]) =>
    execa('node', [resolve('scripts/launch-check.ts'), ...options], {
      cwd: project.root,
      env: { CONTENT_DIR: '' },
      reject: false,
    });
  project.write(readme, 'Closewell');
  project.change(projects, /sample: false/, 'sample: true');
  const [strict, staging] = await Promise.all([print(), print('--staging')]);
  expect(strict.exitCode).toBe(1);
  expect(strict.stdout).toMatch(
    /^SAMPLE RECORDS \(1\)\n {2}Why .*\n {2}Remedy {2}Replace each.*\n {4}\S+\/projects\.yaml:\d+ {2}pump-seals → sample: true/,
  );
  expect(strict.stdout).toMatch(
    /\n {4}README\.md:1 {2}Closewell\n\nTO READ[\s\S]+\n\n1 finding keeps the public site from going live\.$/,
  );
  expect(staging.exitCode).toBe(0);
  expect(staging.stdout).toMatch(/^ADVICE[\s\S]+\n\nReady for a staging site\.$/);
});
