import { renameSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTemporaryProject } from '../../tests/support/temporary-project.ts';
import { formatAnnotations, formatIssues } from './issues.ts';
import { checkContent } from './read-content.ts';

type Project = ReturnType<typeof createTemporaryProject>;
type Change = readonly [file: string, before: string | RegExp, after: string];

/** Returns what is reported about the fixture's content after a change, with lines instead of their numbers. */
async function reportAfter([file, ...change]: Change) {
  const project = createTemporaryProject();
  project.change(`src/content/${file}`, ...change);
  const { issues } = await checkContent('src/content', project.root);
  const [, ...report] = formatIssues(issues).replaceAll('src/content/', '').trim().split('\n\n');
  return report.join('\n\n').replace(/^(\S+):(\d+) {2}.*/gm, (where, name, line) => {
    const text = project.read(`src/content/${name}`).split('\n')[line - 1]?.trim();
    return `${where.replace(`:${line}`, '')}\n    line:    ${text}`;
  });
}

const yamlHint =
  'quotation marks around a text that contains ": " or " #", or begins with a sign such as "*", "&" or "{"; each field once, indented like its neighbors';

it.each<[fault: string, change: Change, report: string]>([
  [
    'a price with a dollar sign',
    ['plans.yaml', 'monthlyPrice: 990', 'monthlyPrice: $990'],
    `plans.yaml  pilot → monthlyPrice
    line:    monthlyPrice: $990
    found:   "$990" (4 characters)
    allowed: a whole number from 0 to 9999999, without "$", commas and quotation marks`,
  ],
  [
    'an industry that does not exist',
    ['projects.yaml', 'industry: Fintech', 'industry: Fintexh'],
    `projects.yaml  closing → industry
    line:    industry: Fintexh
    found:   "Fintexh" (7 characters)
    allowed: one of "B2B SaaS", "E-commerce", "Professional Services", "Fintech", "Healthcare", "Manufacturing", "Real Estate" (did you mean Fintech?); src/schema/vocabulary.ts has the list`,
  ],
  [
    'a misspelt field',
    ['plans.yaml', 'cta: Try it', 'cta: Try it\n  ctas: Try it'],
    `plans.yaml  pilot → ctas
    line:    ctas: Try it
    found:   "Try it" (6 characters)
    allowed: one of the fields id, name, monthlyPrice, yearlyPrice, leadsPerMonth, description, features, popular, cta (did you mean cta?)`,
  ],
  [
    'a missing quotation mark',
    ['plans.yaml', '"{leads} qualified leads/month"', '"{leads} qualified leads/month'],
    `plans.yaml  column 7
    line:    - "{leads} qualified leads/month
    found:   Missing closing "quote
    allowed: ${yamlHint}`,
  ],
  [
    'a colon in a sentence',
    ['copy/home.yaml', 'title: What a plan costs', 'title: Prices: what a plan costs'],
    `copy/home.yaml  column 10
    line:    title: Prices: what a plan costs
    found:   Nested mappings are not allowed in compact mappings
    allowed: ${yamlHint}`,
  ],
  [
    'a misspelt {name}',
    ['copy/home.yaml', 'switchSaving: Save {percent}%', 'switchSaving: Save {precent}%'],
    `copy/home.yaml  pricing → switchSaving
    line:    switchSaving: Save {precent}%
    found:   {precent}
    allowed: {percent}, facts of site.yaml, such as {brand} (did you mean {percent}?)`,
  ],
  [
    'an emptied fact that a text names',
    ['site.yaml', /shortMonth: .*\n/, 'shortMonth:\n'],
    `faqs.yaml  end → answer
    line:    data is deleted within 30 days unless you ask for an export. {shortMonth}
    found:   {shortMonth}
    allowed: a fact that is not empty: delete the sentence, or fill in shortMonth in site.yaml

copy/home.yaml  pricing → guarantees.1.text
    line:    text: "{shortMonth}"
    found:   {shortMonth}
    allowed: a fact that is not empty: delete the sentence, or fill in shortMonth in site.yaml`,
  ],
  [
    'a picture that is not there',
    ['projects.yaml', 'src: seals.svg', 'src: seal.svg'],
    `projects.yaml  pump-seals → image.src
    line:    src: seal.svg
    found:   "seal.svg"
    allowed: the name of a file in images/ itself (did you mean seals.svg?)`,
  ],
  [
    'a fact that names a fact',
    ['site.yaml', /tagline: .*/, 'tagline: "{brand} again"'],
    `site.yaml  tagline
    line:    tagline: "{brand} again"
    found:   {brand}
    allowed: a text without names in braces`,
  ],
  [
    'a picture for link previews of another size',
    ['site.yaml', 'src: social-card.png', 'src: freight-desk.png'],
    `site.yaml  socialCard → src
    line:    src: freight-desk.png
    found:   "freight-desk.png", 1200 by 750 pixels
    allowed: a PNG or JPEG of 1200 by 630 pixels`,
  ],
  [
    'a reference to a record that is not there',
    ['case-studies.yaml', 'project: pump-seals', 'project: pump-seal'],
    `case-studies.yaml  cheaper-meetings → project
    line:    project: pump-seal
    found:   "pump-seal" (9 characters)
    allowed: the id of a record in projects.yaml: pump-seals, valve-quotes, content, closing, tower-offices (did you mean pump-seals?)`,
  ],
  [
    'a wrong number in a legal heading',
    ['legal/terms.md', '## 2. ', '## 4. '],
    `legal/terms.md  text
    line:    ## 4. What {brand} is paid
    found:   "## 4. What Fjord \\& Pike Sales Consultants is paid"
    allowed: "## 2. " and a title`,
  ],
])('reports %s, with its line and what is allowed', async (_, change, report) => {
  expect(await reportAfter(change)).toBe(report);
});

it.each([
  ['*starred*?', 'a text that begins with "*"'],
  ['&what is it?', 'a text that begins with "&"'],
  ['!really?', 'a text that begins with "!"'],
  ['{brand}?', 'Unexpected'],
  ['Are you #1?', 'a text with " #" in it, where a comment begins'],
  ['"Op"en?', 'Unexpected'],
])('reports one issue for a text that YAML would change: %s', async (text, found) => {
  const report = await reportAfter(['faqs.yaml', /question: How soon.*/, `question: ${text}`]);
  expect(report).toMatch(/^faqs.yaml {2}column \d+\n {4}line: {4}question: /);
  expect(report.match(/found: .*/g)).toEqual([expect.stringContaining(found)]);
});

it.each([
  ['a code of HTML', 'Fish &amp; chips?', 'the character itself'],
  ['another code of HTML', 'A caf&#xe9;?', 'the character itself'],
  ['a tag of HTML', 'Is it <b>soon</b>?', 'without HTML'],
  ['Markdown', 'Is it **soon**?', 'without Markdown'],
  ['a link in Markdown', '"[Soon](/terms)?"', 'without Markdown'],
  ['an invisible character', '"e-\u2060commerce?"', 'U+2060 after "e-"'],
  ['lines', '|\n    One\n    Two', 'in one paragraph'],
])('refuses %s in a text, which visitors would see as it is written', async (_, text, allowed) => {
  const report = await reportAfter(['faqs.yaml', /question: How soon.*/, `question: ${text}`]);
  expect(report).toMatch(/^faqs.yaml {2}start → question\n/);
  expect(report).toContain(allowed);
});

/** Returns what is reported about lines between two headings of a legal text. */
const reportOnMarkdown = (text: string) =>
  reportAfter(['legal/terms.md', '## 2. ', `${text}\n\n## 2. `]);

it.each([
  ['HTML', '<script>alert(1)</script>', 'Markdown without HTML'],
  ['HTML in a line', 'A <b onclick="x">b</b>', 'Markdown without HTML'],
  ['a picture', '![a](https://a.example/b.png)', 'Markdown without pictures'],
  ['an indented paragraph', '    Four spaces.', 'four spaces'],
  ['a block of code', '```', 'four spaces or "```"'],
  ['a line under a text, a heading', 'Fees are due.\n---', 'without "---"'],
  ['a line', '***', 'a heading in place of a line'],
  ['a year, the number of a list', '2026. This changes.', '"2026\\. " for a text'],
  ['a year in a list', '- One\n\n  2. Two', '"1. " for an item'],
  ['a quote', '> They say', 'in quotation marks'],
  ['a footnote', '[^1]: A note.', 'the words of the note'],
  ['a task', '- [ ] Pay', 'without "[ ]"'],
  ['code in a line', 'The `word`', 'paragraphs, headings, lists'],
  ['a small heading', '#### Fees', '"## 2. " and a title'],
  ['an invisible character', 'Plans\u200b are', 'U+200B after "Plans"'],
])('refuses %s in a legal text, and says what to write instead', async (_, text, allowed) => {
  const report = await reportOnMarkdown(text);
  expect(report).toMatch(/^legal\/terms.md {2}text\n/);
  expect(text).toContain(/line: +(.*)/.exec(report)?.[1]);
  expect(report).toContain(allowed);
  expect(report.match(/found:/g)).toHaveLength(1);
});

it.each([
  '1. One\n2. Two\n   - *Inner*\n\n   More of two.\n3. **Three**',
  '1. One\n1. Two\n1. Three',
  '### Fees\n\nA line  \nbreak, ~5 %, 3 < 4, 2026\\. A year.',
  '[Terms][terms], [home](/ "Home"), <https://www.adr.example>, <team@fjordandpike.example>\n\n[terms]: /terms',
  '| Plan | Billed |\n| - | -: |\n| Pilot | monthly |',
])('accepts Markdown that has a look in a legal text: %j', async (text) => {
  expect(await reportOnMarkdown(text)).toBe('');
});

it.each([
  ['a line break of slides', '\u000b', 'U+000B after "How soon"'],
  ['a bullet of a word processor', '\uf0b7', 'U+F0B7'],
  ['a dash of another encoding', '\u0096', 'U+0096'],
  ['a bell', '\u0007', 'U+0007'],
  ['a tab', '\t', 'U+0009'],
  ['a separator of lines', '\u2028', 'U+2028'],
])('refuses %s in a text by its name and place', async (_, character, found) => {
  const report = await reportAfter(['faqs.yaml', 'How soon', `How soon${character}`]);
  expect(report).toMatch(/^faqs.yaml {2}start → question\n/);
  expect(report).toContain(found);
});

it('accepts joiners, which scripts and emoji need', async () => {
  expect(await reportAfter(['faqs.yaml', 'How soon', 'نمی\u200cخواهم क्\u200dष 👩\u200d🔬'])).toBe(
    '',
  );
});

it.each([
  ['indents', 'plans.yaml', '  name: Pilot', '\tname: Pilot'],
  ['follows spaces', 'plans.yaml', '  name: Pilot', '  \tname: Pilot'],
  ['follows a hyphen', 'plans.yaml', '- id: pilot', '-\tid: pilot'],
  ['indents an entry', 'plans.yaml', / {4}- (?=")/, '\t\t- '],
  ['indents a text', 'copy/home.yaml', /title: What a plan costs/, 'title: What\n\ta plan costs'],
  ['indents lines', 'copy/home.yaml', /title: What a plan costs/, 'title: |\n\tWhat a plan costs'],
])('names a tab that %s in YAML', async (_, file, before, after) => {
  const report = await reportAfter([file, before, after]);
  expect(report.match(/found: .*/g)).toEqual(['found:   a tab']);
});

it('names the line of a quotation mark that is not closed', async () => {
  const report = await reportAfter(['site.yaml', /tagline: /, "tagline: '"]);
  expect(report).toMatch(/line: +tagline: '/);
});

it('refuses the name of a field that is no text among the facts', async () => {
  const report = await reportAfter(['faqs.yaml', '{competitors}', '{socialCard}']);
  expect(report).toContain('found:   {socialCard}');
});

it('refuses a file in another encoding', async () => {
  const project = createTemporaryProject();
  const latin1 = Buffer.from(
    project.read('src/content/faqs.yaml').replace(/question: H/, 'question: \u00dch'),
    'latin1',
  );
  project.write('src/content/faqs.yaml', latin1);
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toMatchObject([{ allowed: expect.stringContaining('UTF-8') }]);
});

it('refuses an animated picture, whose frames would be shown below each other', async () => {
  const project = createTemporaryProject();
  const frame = project.pathOf('src/content/images/freight-desk.png');
  const negative = await sharp(frame).negate().toBuffer();
  const animation = await sharp([frame, negative], { join: { animated: true } })
    .webp()
    .toBuffer();
  project.write('src/content/images/freight-desk.webp', animation);
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toMatchObject([
    { found: '2 frames', allowed: expect.stringContaining('of one frame') },
  ]);
});

it('finds a picture whose name a system writes with other letters', async () => {
  const project = createTemporaryProject();
  const images = 'src/content/images';
  renameSync(project.pathOf(`${images}/seals.svg`), project.pathOf(`${images}/bu\u0308ro.svg`));
  for (const file of ['projects', 'case-studies'])
    project.change(`src/content/${file}.yaml`, 'src: seals.svg', 'src: b\u00fcro.svg');
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toEqual([]);
});

it.each(['', 'width="480"', 'width="100%" height="100%"', 'width="480" height="480"'])(
  'refuses a drawing without viewBox, which browsers would not scale: %j',
  async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h24v24H0z"/></svg>`;
    const project = createTemporaryProject();
    project.write('src/content/images/seals.svg', svg);
    const { issues } = await checkContent('src/content', project.root);
    expect(issues).toMatchObject([
      { found: 'no viewBox', allowed: expect.stringContaining('480') },
    ]);
  },
);

it('ignores the files that systems add to folders', async () => {
  const project = createTemporaryProject();
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._seals.svg'])
    project.write(`src/content/images/${name}`, 'no picture');
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toEqual([]);
});

it('reports the issues of all files at once, on GitHub each at its line', async () => {
  const project = createTemporaryProject();
  const photo = project.read('src/content/images/freight-desk.png');
  project.write('src/content/images/what?.png', photo);
  project.write('src/content/images/holiday.jpg', 'no picture');
  project.write('src/content/images/folders are left out/holiday.jpg', 'no picture');
  project.write('src/content/copy/unknown.yaml', 'title: Nobody reads this');
  project.write('src/content/faqs.yaml', '# none yet\n');
  const { issues } = await checkContent('src/content', project.root);
  expect(formatAnnotations(issues)).toMatch(
    /^::error file=src\/content\/faqs\.yaml,line=1::the file: found nothing; allowed: a list/,
  );
  expect(issues.map(({ file, found }) => [file.replace('src/content/', ''), found])).toEqual([
    ['faqs.yaml', 'nothing'],
    ['copy/unknown.yaml', 'a file that no page shows'],
    ['images/holiday.jpg', 'no picture'],
    ['images/what?.png', 'a name with "?"'],
  ]);
});

it('leaves room for a brand of 30 letters in the samples', async (context) => {
  const project = createTemporaryProject('src/content');
  if (!/^sample: true/m.test(project.read('src/content/site.yaml'))) context.skip();
  project.change('src/content/site.yaml', /brand: .*/, `brand: ${'Abcdefghi '.repeat(3).trim()}x`);
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toEqual([]);
});

it('accepts facts and other optional fields that are emptied', async () => {
  const project = createTemporaryProject();
  const site = 'src/content/site.yaml';
  const [start, facts = ''] = project.read(site).split(/(?<=sample: false\n)/);
  project.write(site, start + facts.replace(/: .*/g, ':'));
  project.change('src/content/plans.yaml', /leadsPerMonth: .*/, 'leadsPerMonth:');
  const { issues } = await checkContent('src/content', project.root);
  expect(issues.filter(({ file }) => file === site)).toEqual([]);
  expect(issues.map(({ found }) => found)).toContain('nothing');
});

it('fills in facts, in Markdown as plain text', async () => {
  const project = createTemporaryProject();
  project.change('src/content/site.yaml', /brand: .*/, 'brand: "[A] & *C*"');
  const { content } = await checkContent('src/content', project.root);
  expect(content?.copy.caseStudies.labels.report.signature).toContain('[A] & *C*');
  expect(content?.legal.terms).toContain('What \\[A\\] \\& \\*C\\* is paid');
});

it.each(['tagline', 'brand', 'shortMonth'])('reports a misspelt %s once', async (name) => {
  const report = await reportAfter(['site.yaml', `${name}:`, `${name}e:`]);
  expect(report.match(/found:|did you mean .*/g)).toEqual(['found:', `did you mean ${name}?)`]);
});

it('reports a section whose name is misspelt', async () => {
  const report = await reportAfter(['copy/home.yaml', /^outcomes:/m, 'outcome:']);
  expect(report.match(/did you mean .*/g)).toEqual(['did you mean outcomes?)']);
  const project = createTemporaryProject();
  const copy = 'src/content/copy';
  renameSync(project.pathOf(`${copy}/calculator.yaml`), project.pathOf(`${copy}/calculater.yaml`));
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toMatchObject([
    { file: 'src/content/copy/calculator.yaml', found: 'no file' },
    {
      file: 'src/content/copy/calculater.yaml',
      allowed: expect.stringContaining('mean copy/calculator.yaml'),
    },
  ]);
});

it.each([
  ['is missing', (project: Project) => rmSync(project.pathOf('src/content/icon.svg')), 'no file'],
  ['is no SVG', (project: Project) => project.write('src/content/icon.svg', 'PNG'), 'no picture'],
  [
    'is not square',
    (project: Project) => project.change('src/content/icon.svg', 'width="24"', 'width="72"'),
    '72 by 24',
  ],
])('reports a logo that %s', async (_, spoil, found) => {
  const project = createTemporaryProject();
  spoil(project);
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toMatchObject([{ file: 'src/content/icon.svg', found }]);
});

it('reports a file that has another name', async () => {
  const project = createTemporaryProject();
  renameSync(project.pathOf('src/content/site.yaml'), project.pathOf('src/content/sites.yaml'));
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toMatchObject([
    { file: 'src/content/site.yaml', found: 'no file' },
    { file: 'src/content/sites.yaml', allowed: expect.stringContaining('did you mean site.yaml') },
  ]);
});
