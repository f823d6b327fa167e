import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PortfolioBrowser,
  type PortfolioBrowserProps,
  type ShownProject,
} from './PortfolioBrowser';

const project = (
  id: string,
  industry: ShownProject['industry'],
  type: ShownProject['type'],
  tags: string[],
): ShownProject => ({
  id,
  sample: true,
  title: `Title of ${id}`,
  company: `Company of ${id}`,
  industry,
  type,
  image: { alt: `Picture of ${id}` },
  description: `Description of ${id}.`,
  results: {
    primary: '+212% qualified pipeline',
    secondary: '41 demos booked',
    tertiary: '13 days to first lead',
  },
  tags,
  duration: '60 days',
  pictureSrc: `/pictures/${id}.svg`,
  discussHref: `https://calendar.example/?place=${id}`,
});

const props: PortfolioBrowserProps = {
  projects: [
    project('alpha', 'Fintech', 'Revenue Growth', ['CRM', 'Email']),
    project('beta', 'Fintech', 'Lead Generation', ['LinkedIn']),
    project('gamma', 'Healthcare', 'Lead Generation', ['CRM']),
  ],
  copy: {
    filtersLabel: 'Filter projects',
    searchLabel: 'Search',
    searchPlaceholder: 'Search projects...',
    industryLabel: 'Industry',
    typeLabel: 'Service type',
    allIndustries: 'All industries',
    allTypes: 'All types',
    option: '{name} ({count})',
    count: '{shown} of {all} projects',
    listLabel: 'Projects',
    empty: 'No projects match your current filters.',
    emptyHint: 'Try a shorter search.',
    clear: 'Clear Filters',
    card: {
      primary: 'Primary',
      secondary: 'Secondary',
      tertiary: 'Tertiary',
      resultsLabel: 'Results',
      tagsLabel: 'Tags',
      durationLabel: 'Duration',
      discuss: 'Discuss',
      discussLabel: 'Discuss: {title}',
    },
  },
  failure: {
    title: 'Unexpected Application Error!',
    message: 'The page could not be loaded.',
    lead: 'Something went wrong.',
    retry: 'Try again',
    home: 'Return to Home',
    homeHref: '/',
    startFailed: 'This part could not start.',
  },
};

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
    render(<PortfolioBrowser {...props} />);
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
    expect(count()).toBe('3 of 3 projects');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('shows on a card what the specification asks for', () => {
    render(<PortfolioBrowser {...props} />);
    const [card] = screen.getAllByRole('article');
    const inCard = within(card ?? document.body);
    expect(inCard.getByRole('heading', { level: 2, name: 'Title of alpha' })).toBeDefined();
    expect(inCard.getByRole('img', { name: 'Picture of alpha' }).getAttribute('src')).toBe(
      '/pictures/alpha.svg',
    );
    for (const text of ['Fintech', 'Revenue Growth', 'Company of alpha', 'Description of alpha.']) {
      expect(inCard.getByText(text)).toBeDefined();
    }
    const items = (name: string) =>
      within(inCard.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items('Results')).toEqual([
      'Primary: +212% qualified pipeline',
      'Secondary: 41 demos booked',
      'Tertiary: 13 days to first lead',
    ]);
    expect(items('Tags')).toEqual(['CRM', 'Email']);
    expect(card?.textContent).toContain('Duration: 60 days');
    const discuss = inCard.getByRole('link', { name: 'Discuss: Title of alpha' });
    expect(discuss.getAttribute('href')).toBe('https://calendar.example/?place=alpha');
    expect(discuss.textContent).toBe('Discuss');
  });

  it('narrows to an industry and makes an entry in the history', () => {
    render(<PortfolioBrowser {...props} />);
    const before = window.history.length;
    change(industry(), 'Fintech');
    expect(shown()).toEqual(['alpha', 'beta']);
    expect(count()).toBe('2 of 3 projects');
    expect(window.location.search).toBe('?industry=Fintech');
    expect(window.history.length).toBe(before + 1);
  });

  it('narrows to a type on top of an industry', () => {
    render(<PortfolioBrowser {...props} />);
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
    render(<PortfolioBrowser {...props} />);
    await user.type(search(), '  c');
    expect(count()).toBe('3 of 3 projects');
    await user.type(search(), 'rM ');
    expect(search().value).toBe('  crM ');
    expect(shown()).toEqual(['alpha', 'gamma']);
    expect(count()).toBe('2 of 3 projects');
  });

  it('takes the search as plain text', () => {
    render(<PortfolioBrowser {...props} />);
    change(search(), '.*');
    expect(shown()).toEqual([]);
  });

  it('says at each option how many projects it would leave', () => {
    render(<PortfolioBrowser {...props} />);
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
    render(<PortfolioBrowser {...props} />);
    change(search(), 'no such project');
    expect(screen.getByText('No projects match your current filters.')).toBeDefined();
    expect(count()).toBe('0 of 3 projects');
    expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Clear Filters' })).toHaveLength(1);
  });

  it('shows all projects again when the filters are cleared', () => {
    render(<PortfolioBrowser {...props} />);
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

describe('the address of the portfolio', () => {
  it('follows the search when typing pauses, without an entry in the history', () => {
    visit('/portfolio?utm_source=mail#content');
    render(<PortfolioBrowser {...props} />);
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
    render(<PortfolioBrowser {...props} />);
    expect(shown()).toEqual(['beta']);
    expect([search().value, industry().value, serviceType().value]).toEqual([
      'LINKEDIN',
      'Fintech',
      'Lead Generation',
    ]);
  });

  it('is rid of values that nothing is known of', () => {
    visit('/portfolio?industry=Banking&type=__proto__&q=&utm_source=mail');
    render(<PortfolioBrowser {...props} />);
    expect(shown()).toHaveLength(3);
    expect(window.location.search).toBe('?utm_source=mail');
  });

  it('brings the filters along on the way back', () => {
    render(<PortfolioBrowser {...props} />);
    change(industry(), 'Fintech');
    act(() => {
      visit('/portfolio?q=gamma');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toEqual(['gamma']);
    expect([search().value, industry().value]).toEqual(['gamma', 'All']);
  });

  it('keeps a search that was still waiting when something is chosen', () => {
    render(<PortfolioBrowser {...props} />);
    change(search(), 'crm');
    change(industry(), 'Healthcare');
    expect(window.location.search).toBe('?q=crm&industry=Healthcare');
    wait(1000);
    expect(window.location.search).toBe('?q=crm&industry=Healthcare');
    expect(shown()).toEqual(['gamma']);
  });

  it('forgets a search that was still waiting when the visitor goes back', () => {
    render(<PortfolioBrowser {...props} />);
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
  function renderedPage() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<PortfolioBrowser {...props} />);
    document.body.append(container);
    return container;
  }

  it('holds all projects, whatever the address says', () => {
    visit('/portfolio?industry=Fintech');
    renderedPage();
    expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
  });

  it('keeps what was typed and chosen, even against the address', () => {
    visit('/portfolio?industry=Healthcare&q=gamma');
    const container = renderedPage();
    search().value = 'crm';
    industry().value = 'Fintech';
    render(<PortfolioBrowser {...props} />, { container, hydrate: true });
    expect(shown()).toEqual(['alpha']);
    expect([search().value, industry().value]).toEqual(['crm', 'Fintech']);
    expect(window.location.search).toBe('?industry=Fintech&q=crm');
  });
});
