import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFilters, summarize } from '../lib/portfolio-filter';
import { PortfolioBrowser } from './PortfolioBrowser';

const project = (id: string, industry: string, type: string, tags: string[]) => ({
  title: `Title of ${id}`,
  company: `Company of ${id}`,
  description: `Description of ${id}.`,
  id,
  industry,
  type,
  tags,
});

const projects = [
  project('alpha', 'Fintech', 'Revenue Growth', ['CRM', 'Email']),
  project('beta', 'Fintech', 'Lead Generation', ['LinkedIn']),
  project('gamma', 'Healthcare', 'Lead Generation', ['CRM']),
];

/** What the page holds of each project, as far as the filters read it. */
const cards = (
  <ul data-projects aria-label="Projects">
    {projects.map(({ id, industry, type, title, company, description, tags }) => (
      <li key={id} data-industry={industry} data-type={type}>
        <article id={id}>
          <h2 data-field="title">{title}</h2>
          <p data-field="company">{company}</p>
          <p data-field="description">{description}</p>
          {tags.map((tag) => (
            <span key={tag} data-field="tag">
              {tag}
            </span>
          ))}
        </article>
      </li>
    ))}
  </ul>
);

const island = (
  <PortfolioBrowser
    initial={summarize(projects, defaultFilters)}
    copy={{
      filtersLabel: 'Filter projects',
      searchLabel: 'Search',
      searchPlaceholder: 'Search projects...',
      industryLabel: 'Industry',
      typeLabel: 'Service type',
      allIndustries: 'All industries',
      allTypes: 'All types',
      option: '{name} ({count})',
      count: '{shown} of {all} projects',
      empty: 'No projects match your current filters.',
      emptyHint: 'Try a shorter search.',
      clear: 'Clear Filters',
    }}
    failure={{
      title: 'Unexpected Application Error!',
      message: 'The page could not be loaded.',
      lead: 'Something went wrong.',
      retry: 'Try again',
      home: 'Return to Home',
      homeHref: '/',
      startFailed: 'This part could not start.',
    }}
  />
);

/** The page as it is built: the filters in a container of their own, the cards beside it. */
function builtPage() {
  document.body.innerHTML = renderToStaticMarkup(cards);
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.prepend(container);
  return container;
}

const start = (container = builtPage()) => render(island, { container, hydrate: true });

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const industry = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' });
const serviceType = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service type' });
const count = () => screen.getAllByRole('status')[0]?.textContent;
const shown = () => screen.queryAllByRole('article').map((card) => card.id);
const options = (select: HTMLSelectElement) =>
  [...select.options].map(({ textContent }) => textContent);

const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  vi.useFakeTimers();
  visit('/portfolio');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the portfolio', () => {
  it('shows all projects at first, in their order', () => {
    start();
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
    expect(count()).toBe('3 of 3 projects');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('narrows to an industry and makes an entry in the history', () => {
    start();
    const before = window.history.length;
    change(industry(), 'Fintech');
    expect(shown()).toEqual(['alpha', 'beta']);
    expect(count()).toBe('2 of 3 projects');
    expect(window.location.search).toBe('?industry=Fintech');
    expect(window.history.length).toBe(before + 1);
  });

  it('narrows to a type on top of an industry', () => {
    start();
    change(industry(), 'Fintech');
    change(serviceType(), 'Lead Generation');
    expect(shown()).toEqual(['beta']);
    expect(window.location.search).toBe('?industry=Fintech&type=Lead+Generation');
    change(serviceType(), 'All');
    expect(shown()).toEqual(['alpha', 'beta']);
    expect(window.location.search).toBe('?industry=Fintech');
  });

  it('narrows at every key of the search', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    start();
    await user.type(search(), '  c');
    expect(count()).toBe('3 of 3 projects');
    await user.type(search(), 'rM ');
    expect(search().value).toBe('  crM ');
    expect(shown()).toEqual(['alpha', 'gamma']);
    expect(count()).toBe('2 of 3 projects');
  });

  it('takes the search as plain text', () => {
    start();
    change(search(), '.*');
    expect(shown()).toEqual([]);
  });

  it('says at each option how many projects it would leave', () => {
    start();
    expect(options(industry())).toEqual([
      'All industries (3)',
      'B2B SaaS (0)',
      'E-commerce (0)',
      'Professional Services (0)',
      'Fintech (2)',
      'Healthcare (1)',
      'Manufacturing (0)',
      'Real Estate (0)',
    ]);
    change(search(), 'crm');
    expect(options(industry())).toContain('Fintech (1)');
    change(industry(), 'Healthcare');
    expect(options(serviceType())).toEqual([
      'All types (1)',
      'Lead Generation (1)',
      'Sales Automation (0)',
      'Pipeline Optimization (0)',
      'Revenue Growth (0)',
      'Customer Acquisition (0)',
    ]);
  });
});

describe('the portfolio where nothing matches', () => {
  it('says so and offers to clear the filters', () => {
    start();
    change(search(), 'no such project');
    expect(screen.getByText('No projects match your current filters.')).toBeDefined();
    expect(count()).toBe('0 of 3 projects');
    expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Clear Filters' })).toHaveLength(1);
  });

  it('shows all projects again when the filters are cleared', () => {
    start();
    change(industry(), 'Healthcare');
    change(serviceType(), 'Revenue Growth');
    change(search(), 'crm');
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
    expect([search().value, industry().value, serviceType().value]).toEqual(['', 'All', 'All']);
    expect(window.location.search).toBe('');
    expect(screen.queryByText('No projects match your current filters.')).toBeNull();
    expect(document.activeElement).toBe(search());
  });
});

describe('the portfolio where its filters go', () => {
  it('shows all projects again', () => {
    const { unmount } = start();
    change(search(), 'no such project');
    unmount();
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
  });
});

describe('the address of the portfolio', () => {
  it('follows the search when typing pauses, without an entry in the history', () => {
    visit('/portfolio?utm_source=mail#content');
    start();
    const before = window.history.length;
    change(search(), 'cr');
    wait(299);
    change(search(), 'crm ');
    wait(299);
    expect(window.location.search).toBe('?utm_source=mail');
    wait(1);
    expect(window.location.search).toBe('?utm_source=mail&q=crm');
    expect(window.location.hash).toBe('#content');
    expect(window.history.length).toBe(before);
  });

  it('sets the filters of whoever opens it', () => {
    visit('/portfolio?industry=Fintech&type=Lead+Generation&q=LINKEDIN');
    start();
    expect(shown()).toEqual(['beta']);
    expect([search().value, industry().value, serviceType().value]).toEqual([
      'LINKEDIN',
      'Fintech',
      'Lead Generation',
    ]);
  });

  it('is rid of values that nothing is known of', () => {
    visit('/portfolio?industry=Banking&type=__proto__&q=&utm_source=mail');
    start();
    expect(shown()).toHaveLength(3);
    expect(window.location.search).toBe('?utm_source=mail');
  });

  it('brings the filters along on the way back', () => {
    start();
    change(industry(), 'Fintech');
    act(() => {
      visit('/portfolio?q=gamma');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toEqual(['gamma']);
    expect([search().value, industry().value]).toEqual(['gamma', 'All']);
  });

  it('keeps a search that was still waiting when something is chosen', () => {
    start();
    change(search(), 'crm');
    change(industry(), 'Healthcare');
    expect(window.location.search).toBe('?q=crm&industry=Healthcare');
    wait(1000);
    expect(window.location.search).toBe('?q=crm&industry=Healthcare');
    expect(shown()).toEqual(['gamma']);
  });

  it('forgets a search that was still waiting when the visitor goes back', () => {
    start();
    change(search(), 'crm');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    wait(1000);
    expect(window.location.search).toBe('');
    expect(search().value).toBe('');
  });
});

describe('the portfolio before it starts', () => {
  it('holds all projects, whatever the address says', () => {
    visit('/portfolio?industry=Fintech');
    builtPage();
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
  });

  it('keeps what was typed and chosen, even against the address', () => {
    visit('/portfolio?industry=Healthcare&q=gamma');
    const container = builtPage();
    search().value = 'crm';
    industry().value = 'Fintech';
    start(container);
    expect(shown()).toEqual(['alpha']);
    expect([search().value, industry().value]).toEqual(['crm', 'Fintech']);
    expect(window.location.search).toBe('?industry=Fintech&q=crm');
  });
});
