import { showSamples, testimonials } from '@app/content';
import { paths } from '@app/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  handleCalculatorRequests,
  type CalculatorRequest,
} from '../../features/open-calculator/open-calculator';
import { aCatalogue, aMaterial } from '../../testing/a-catalogue';
import { FakeApi, mockResponses } from '../../testing/fake-api';
import { scrollThroughThePage } from '../../testing/fake-browser';
import { HomePage } from './home-page';

afterEach(() => showSamples(false));

async function renderHomePage() {
  const rendered = render(<HomePage />);
  await screen.findByRole('heading', { name: 'Five materials, one made for your room' });
  return rendered;
}

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

it('has every part of the page, in order (specification §2)', async () => {
  showSamples(true);
  await renderHomePage();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Stone vanity tops, made to your measurements.',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Why people order here',
    'Five materials, one made for your room',
    'A stone workshop that answers the phone',
    'What customers say',
    'Measure once. We’ll do the rest.',
  ]);
});

it('opens the calculator from the hero and the closing band, and preset from each material', async () => {
  const requests: CalculatorRequest[] = [];
  handleCalculatorRequests((request) => requests.push(request));
  await renderHomePage();
  const openRequestCount = () => requests.filter(({ kind }) => kind === 'open').length;

  const quoteButtons = screen.getAllByRole('button', { name: 'Get Instant Free Quote' });
  expect(quoteButtons).toHaveLength(2);
  for (const button of quoteButtons) await userEvent.click(button);
  expect(openRequestCount()).toBe(2);
  for (const material of ['Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain']) {
    await userEvent.click(screen.getByRole('button', { name: `Get Quote for ${material}` }));
    expect(requests.at(-1)).toMatchObject({ preset: { material } });
  }
});

it('links View Materials to the section with the materials', async () => {
  const { container } = await renderHomePage();

  const link = screen.getByRole('link', { name: 'View Materials' });
  const target = container.querySelector(link.getAttribute('href') ?? '');
  expect(target).toContainElement(screen.getByRole('button', { name: 'Get Quote for Quartz' }));
});

describe('testimonials', () => {
  it('shows three testimonials, each with what was ordered', async () => {
    showSamples(true);
    await renderHomePage();

    const testimonialsSection = section('What customers say');
    expect(testimonialsSection.getAllByRole('listitem')).toHaveLength(3);
    for (const { text, name, order } of testimonials) {
      expect(testimonialsSection.getByText(text)).toBeInTheDocument();
      expect(testimonialsSection.getByText(name)).toBeInTheDocument();
      expect(testimonialsSection.getByText(order)).toBeInTheDocument();
    }
  });

  it('hides sample testimonials and their empty section in production (D40)', async () => {
    showSamples(false);
    await renderHomePage();

    expect(screen.queryByText('What customers say')).not.toBeInTheDocument();
    expect(screen.queryByText(testimonials[0]?.name ?? '')).not.toBeInTheDocument();
  });
});

describe('material prices', () => {
  it('are requested only when the cards come into view', async () => {
    const quartz = aMaterial({ id: 1, name: 'Quartz', basePrice: '5.600' });
    const api = new FakeApi(aCatalogue({ materials: [quartz] }));
    await renderHomePage();
    expect(api.requests).toHaveLength(0);

    act(scrollThroughThePage);

    expect(await screen.findByText('From £52.03/sq ft (£560.00/m²)')).toBeInTheDocument();
    expect(api.sent('GET', paths.materials)).toHaveLength(1);
  });

  it('are left out if the catalogue does not answer, until the connection is back', async () => {
    const quartz = aMaterial({ id: 1, name: 'Quartz', basePrice: '5.600' });
    const api = new FakeApi().on('GET', paths.materials, mockResponses.unreachable());
    await renderHomePage();

    act(scrollThroughThePage);

    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(screen.queryByText(/^From/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get Quote for Quartz' })).toBeInTheDocument();

    api.on('GET', paths.materials, mockResponses.ok([quartz]));
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('From £52.03/sq ft (£560.00/m²)')).toBeInTheDocument();
  });
});
