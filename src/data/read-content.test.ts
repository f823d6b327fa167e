import { renameSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTemporaryProject } from '../../tests/support/temporary-project.ts';
import { formatAnnotations, formatIssues } from './issues.ts';
import { checkContent } from './read-content.ts';

type Project = ReturnType<typeof createTemporaryProject>;
type Change = readonly [file: string, before: string | RegExp, after: string];

/** Returns what is reported about the fixture's content after a change, with lines instead of their numbers. */
async function reportAfter(...changes: Change[]) {
  const project = createTemporaryProject();
  for (const change of changes) project.change(...change);
  const { issues } = await checkContent('src/content', project.root);
  const [, ...report] = formatIssues(issues).replaceAll('src/content/', '').trim().split('\n\n');
  return report.join('\n\n').replace(/^(\S+):(\d+) {2}.*/gm, (where, name, line) => {
    const text = project.read(name).split('\n')[line - 1]?.trim();
    return `${where.replace(`:${line}`, '')}\n    line:    ${text}`;
  });
}

/** Returns the issues of the fixture's content after changes. */
async function issuesAfter(spoil: (project: Project) => unknown) {
  const project = createTemporaryProject();
  await spoil(project);
  const { issues } = await checkContent('src/content', project.root);
  return issues.map((issue) => ({ ...issue, file: issue.file.replace('src/content/', '') }));
}

it('reports each mistake with its file, record, field and line, and with what is allowed', async () => {
  const report = await reportAfter(
    ['site.yaml', /shortMonth: .*\n/, 'shortMonth:\n'],
    ['plans.yaml', 'monthlyPrice: 990', 'monthlyPrice: $990'],
    ['plans.yaml', 'cta: Try it', 'cta: Try it\n  ctas: Try it'],
    ['case-studies.yaml', 'project: pump-seals', 'project: pump-seal'],
    ['projects.yaml', 'industry: Fintech', 'industry: Fintexh'],
    ['projects.yaml', 'src: seals.svg', 'src: seal.svg'],
    ['copy/home.yaml', 'switchSaving: Save {percent}%', 'switchSaving: Save {precent}%'],
    ['legal/terms.md', '## 2. ', '## 4. '],
  );
  expect(report).toBe(`plans.yaml  pilot → ctas
    line:    ctas: Try it
    found:   "Try it" (6 characters)
    allowed: one of the fields id, name, monthlyPrice, yearlyPrice, leadsPerMonth, description, features, popular, cta (did you mean cta?)

plans.yaml  pilot → monthlyPrice
    line:    monthlyPrice: $990
    found:   "$990" (4 characters)
    allowed: a whole number from 0 to 9999999, without "$", commas and quotation marks

faqs.yaml  end → answer
    line:    data is deleted within 30 days unless you ask for an export. {shortMonth}
    found:   {shortMonth}
    allowed: a fact that is not empty: delete the sentence, or fill in shortMonth in site.yaml

case-studies.yaml  cheaper-meetings → project
    line:    project: pump-seal
    found:   "pump-seal" (9 characters)
    allowed: the id of a record in projects.yaml: pump-seals, valve-quotes, content, closing, tower-offices (did you mean pump-seals?)

projects.yaml  closing → industry
    line:    industry: Fintexh
    found:   "Fintexh" (7 characters)
    allowed: one of "B2B SaaS", "E-commerce", "Professional Services", "Fintech", "Healthcare", "Manufacturing", "Real Estate" (did you mean Fintech?); src/schema/vocabulary.ts has the list

projects.yaml  pump-seals → image.src
    line:    src: seal.svg
    found:   "seal.svg"
    allowed: the name of a file in images/ itself (did you mean seals.svg?)

copy/home.yaml  pricing → switchSaving
    line:    switchSaving: Save {precent}%
    found:   {precent}
    allowed: {percent}, facts of site.yaml, such as {brand} (did you mean {percent}?)

copy/home.yaml  pricing → guarantees.1.text
    line:    text: "{shortMonth}"
    found:   {shortMonth}
    allowed: a fact that is not empty: delete the sentence, or fill in shortMonth in site.yaml

legal/terms.md  text
    line:    ## 4. What {brand} is paid
    found:   "## 4. What Fjord \\& Pike Sales Consultants is paid"
    allowed: "## 2. " and a title`);
});

it('reports mistakes among the facts, and in the syntax of a file', async () => {
  const report = await reportAfter(
    ['site.yaml', /tagline: .*/, 'tagline: "{brand} again"'],
    ['site.yaml', 'src: social-card.png', 'src: freight-desk.png'],
    ['plans.yaml', '"{leads} qualified leads/month"', '"{leads} qualified leads/month'],
    ['copy/home.yaml', 'title: What a plan costs', 'title: Prices: what a plan costs'],
  );
  expect(report).toBe(`site.yaml  tagline
    line:    tagline: "{brand} again"
    found:   {brand}
    allowed: a text without names in braces

site.yaml  socialCard → src
    line:    src: freight-desk.png
    found:   "freight-desk.png", 1200 by 750 pixels
    allowed: a PNG or JPEG of 1200 by 630 pixels

plans.yaml  column 7
    line:    - "{leads} qualified leads/month
    found:   Missing closing "quote
    allowed: quotation marks around a text that contains ": " or " #", or begins with a sign such as "*", "&" or "{"; each field once, indented like its neighbors

copy/home.yaml  column 10
    line:    title: Prices: what a plan costs
    found:   Nested mappings are not allowed in compact mappings
    allowed: quotation marks around a text that contains ": " or " #", or begins with a sign such as "*", "&" or "{"; each field once, indented like its neighbors`);
});

/** Returns what is reported about a question of the FAQs. */
const reportOnQuestion = (text: string) =>
  reportAfter(['faqs.yaml', /question: How soon.*/, `question: ${text}`]);

it.each([
  ['*starred*?', 'a text that begins with "*"'],
  ['&what is it?', 'a text that begins with "&"'],
  ['!really?', 'a text that begins with "!"'],
  ['{brand}?', 'Unexpected'],
  ['Are you #1?', 'a text with " #" in it, where a comment begins'],
  ['"Op"en?', 'Unexpected'],
])('reports one issue for a text that YAML would change: %s', async (text, found) => {
  const report = await reportOnQuestion(text);
  expect(report).toMatch(/^faqs.yaml {2}column \d+\n {4}line: {4}question: /);
  expect(report.match(/found: .*/g)).toEqual([expect.stringContaining(found)]);
});

it.each([
  ['a code of HTML', 'Fish &amp; chips?', 'the character itself'],
  ['another code of HTML', 'A caf&#xe9;?', 'the character itself'],
  ['a tag of HTML', 'Is it <b>soon</b>?', 'without HTML'],
  ['Markdown', 'Is it **soon**?', 'without Markdown'],
  ['a link in Markdown', '"[Soon](/terms)?"', 'without Markdown'],
  ['lines', '|\n    One\n    Two', 'in one paragraph'],
  ['an invisible character', '"e-\u2060commerce?"', 'U+2060 after "e-"'],
  ['a line break of slides', 'How soon\u000b?', 'U+000B after "How soon"'],
  ['a bullet of a word processor', 'How soon\uf0b7?', 'U+F0B7'],
  ['a dash of another encoding', 'How soon\u0096?', 'U+0096'],
  ['a bell', 'How soon\u0007?', 'U+0007'],
  ['a tab', 'How soon\t?', 'U+0009'],
  ['a separator of lines', 'How soon\u2028?', 'U+2028'],
])('refuses %s in a text, which visitors would see', async (_, text, part) => {
  const report = await reportOnQuestion(text);
  expect(report).toMatch(/^faqs.yaml {2}start → question\n/);
  expect(report).toContain(part);
});

it('accepts joiners, which scripts and emoji need', async () => {
  expect(await reportOnQuestion('نمی\u200cخواهم क्\u200dष 👩\u200d🔬?')).toBe('');
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

it.each([
  ['site.yaml', 'tagline:', 'taglinee:', 'tagline'],
  ['site.yaml', 'brand:', 'brande:', 'brand'],
  ['site.yaml', 'shortMonth:', 'shortMonthe:', 'shortMonth'],
  ['copy/home.yaml', /^outcomes:/m, 'outcome:', 'outcomes'],
])('reports a misspelt field of %s once: %s', async (file, before, after, name) => {
  const report = await reportAfter([file, before, after]);
  expect(report.match(/found:|did you mean .*/g)).toEqual(['found:', `did you mean ${name}?)`]);
});

it('refuses the name of a field that is no text among the facts', async () => {
  const report = await reportAfter(['faqs.yaml', '{competitors}', '{socialCard}']);
  expect(report).toContain('found:   {socialCard}');
});

it('reports a logo that is missing or not square', async () => {
  expect(await issuesAfter(({ pathOf }) => rmSync(pathOf('icon.svg')))).toMatchObject([
    { file: 'icon.svg', found: 'no file' },
  ]);
  const wide = await issuesAfter(({ change }) => change('icon.svg', 'width="24"', 'width="72"'));
  expect(wide).toMatchObject([{ file: 'icon.svg', found: '72 by 24' }]);
});

it.each([
  ['site.yaml', 'sites.yaml', 'did you mean site.yaml'],
  ['copy/calculator.yaml', 'copy/calculater.yaml', 'mean copy/calculator.yaml'],
])('reports %s where it has the name %s', async (file, other, suggestion) => {
  const issues = await issuesAfter(({ pathOf }) => renameSync(pathOf(file), pathOf(other)));
  expect(issues).toMatchObject([
    { file, found: 'no file' },
    { file: other, allowed: expect.stringContaining(suggestion) },
  ]);
});

it('finds a picture whose name a system writes with other letters, and ignores files of systems', async () => {
  const issues = await issuesAfter(({ pathOf, change, write }) => {
    renameSync(pathOf('images/seals.svg'), pathOf('images/bu\u0308ro.svg'));
    for (const file of ['projects.yaml', 'case-studies.yaml'])
      change(file, 'src: seals.svg', 'src: b\u00fcro.svg');
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._seals.svg'])
      write(`images/${name}`, 'no picture');
  });
  expect(issues).toEqual([]);
});

it('reports the issues of all files at once, on GitHub each at its line', async () => {
  const frame = 'tests/fixtures/content/images/freight-desk.png';
  const frames = [frame, await sharp(frame).negate().toBuffer()];
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const draw = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h24v24H0z"/></svg>`;
  const issues = await issuesAfter(({ read, write }) => {
    write(
      'plans.yaml',
      Buffer.from(read('plans.yaml').replace('name: E', 'name: \u00dc'), 'latin1'),
    );
    write('faqs.yaml', '# none yet\n');
    write('copy/unknown.yaml', 'title: Nobody reads this');
    write('icon.svg', 'PNG');
    write('images/folders are left out/holiday.jpg', 'no picture');
    write('images/holiday.jpg', 'no picture');
    write('images/moving.webp', animation);
    write('images/sizes.svg', draw('width="480" height="480"'));
    write('images/unsized.svg', draw(''));
    write('images/whole.svg', draw('width="100%" height="100%"'));
    write('images/what?.png', read('images/freight-desk.png'));
  });
  expect(formatAnnotations(issues)).toContain(
    '::error file=faqs.yaml,line=1::the file: found nothing; allowed: a list',
  );
  const reports = issues.map(({ file, found, allowed }) => `${file}: ${found}, not ${allowed}`);
  expect(reports).toEqual(
    [
      /^plans.yaml: \ufffdven, not letters in the encoding UTF-8/,
      /^faqs.yaml: nothing, not a list of records/,
      /^copy\/unknown.yaml: a file that no page shows, not one of site.yaml/,
      /^icon.svg: no picture, not a square SVG/,
      /^images\/holiday.jpg: no picture, not a JPEG, PNG, WebP or AVIF picture/,
      /^images\/moving.webp: 2 frames, not .* picture of one frame/,
      /^images\/sizes.svg: no viewBox, not .*viewBox="0 0 480 480"/,
      /^images\/unsized.svg: no viewBox, not .*viewBox="0 0 480 480"/,
      /^images\/what\?.png: a name with "\?"/,
      /^images\/whole.svg: no viewBox, not .*viewBox="0 0 480 480"/,
    ].map((report) => expect.stringMatching(report)),
  );
});

it('leaves room for a brand of 30 letters in the samples', async (context) => {
  const project = createTemporaryProject('src/content');
  if (!/^sample: true/m.test(project.read('site.yaml'))) context.skip();
  project.change('site.yaml', /brand: .*/, `brand: ${'Abcdefghi '.repeat(3).trim()}x`);
  const { issues } = await checkContent('src/content', project.root);
  expect(issues).toEqual([]);
});

it('accepts facts and other optional fields that are emptied', async () => {
  const issues = await issuesAfter(({ read, write, change }) => {
    const [start, facts = ''] = read('site.yaml').split(/(?<=sample: false\n)/);
    write('site.yaml', start + facts.replace(/: .*/g, ':'));
    change('plans.yaml', /leadsPerMonth: .*/, 'leadsPerMonth:');
  });
  expect(issues.filter(({ file }) => file === 'site.yaml')).toEqual([]);
  expect(issues.map(({ found }) => found)).toContain('nothing');
});

it('fills in facts, in Markdown as plain text', async () => {
  const project = createTemporaryProject();
  project.change('site.yaml', /brand: .*/, 'brand: "[A] & *C*"');
  const { content } = await checkContent('src/content', project.root);
  expect(content?.copy.caseStudies.labels.report.signature).toContain('[A] & *C*');
  expect(content?.legal.terms).toContain('What \\[A\\] \\& \\*C\\* is paid');
});
