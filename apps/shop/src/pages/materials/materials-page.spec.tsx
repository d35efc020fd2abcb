import { paths } from '@app/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  handleCalculatorRequests,
  type CalculatorRequest,
} from '../../features/open-calculator/open-calculator';
import { aCatalogue, aColor, aMaterial, anImage } from '../../testing/a-catalogue';
import { FakeApi, mockResponses } from '../../testing/fake-api';
import { MaterialsPage } from './materials-page';

const materialNames = ['Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain'];

const marble = aMaterial({
  id: 3,
  name: 'Marble',
  description: 'Soft light, real veins.',
  basePrice: '6.200',
  features: ['Veins to the edge', 'No two alike', 'Polished or honed', 'Cool to the touch'],
  applications: ['Powder rooms', 'Fire surrounds'],
  maintenance: 'Seal twice a year.',
  warranty: 'Etching is not covered.',
  colors: Array.from({ length: 7 }, (_, index) =>
    aColor({
      id: index + 1,
      name: `Vein ${index + 1}`,
      priceModifier: `${index + 6}.20`,
      images: index === 0 ? [anImage('one-close'), anImage('one-scene')] : [anImage(`${index + 1}-close`)],
    }),
  ),
});
const slate = aMaterial({ id: 4, name: 'Slate', colors: [aColor({ id: 41, name: 'Delabole' })] });
const aShop = (materials = [marble, slate]) => new FakeApi(aCatalogue({ materials }));

const row = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('article')!);

function listenForTheCalculator() {
  const requests: CalculatorRequest[] = [];
  handleCalculatorRequests((request) => requests.push(request));
  return requests;
}

describe('While the catalogue is loading', () => {
  it('says so once, and shows texts and pictures as built, without prices', () => {
    aShop().on('GET', paths.materials, mockResponses.never());
    const { container } = render(<MaterialsPage />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading materials');
    for (const name of materialNames) {
      expect(row(name).getByRole('button', { name: `Get Quote for ${name}` })).toBeInTheDocument();
    }
    expect(row('Granite').getByText('Heat resistant up to 250°C')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('£/sq ft');
    expect(container).not.toHaveTextContent(/From £/);
  });

  it('has a phone number instead of a price, for readers without JavaScript', () => {
    aShop().on('GET', paths.materials, mockResponses.never());
    render(<MaterialsPage />);

    expect(row('Quartz').getByText('Ring 0118 496 0123 for today’s price')).toHaveClass('noscript:inline');
  });
});

describe('With the catalogue', () => {
  it("shows each material's lowest price, first three features and number of colours", async () => {
    aShop();
    render(<MaterialsPage />);

    expect(await screen.findByRole('heading', { level: 2, name: 'Slate' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two materials, side by side');
    const marbleRow = row('Marble');
    expect(marbleRow.getByText('From £57.60/sq ft (£620.00/m²)')).toBeInTheDocument();
    expect(marbleRow.getByText('Soft light, real veins.')).toBeInTheDocument();
    expect(marbleRow.getByText('Polished or honed')).toBeInTheDocument();
    expect(marbleRow.queryByText('Cool to the touch')).not.toBeInTheDocument();
    expect(marbleRow.getByText('7 colours')).toBeInTheDocument();
    expect(marbleRow.getAllByRole('button', { name: /^View images of Vein/ })).toHaveLength(6);
    expect(screen.queryByRole('heading', { name: 'Quartz' })).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows a picture of the front edge if there is one, else the close-up', async () => {
    const pictures = ['close', 'scene', 'edge'].map(anImage);
    aShop([
      marble,
      aMaterial({ id: 5, name: 'Onyx', colors: [aColor({ id: 51, name: 'Honey', images: pictures })] }),
    ]);
    render(<MaterialsPage />);
    await screen.findByText('7 colours');

    const picture = (name: string) => row(name).getByRole('img', { name: / sample$/ });
    expect(picture('Onyx')).toHaveAttribute('src', pictures[2]?.url);
    expect(picture('Marble')).toHaveAttribute('src', anImage('one-close').url);
  });

  it('shows a colour without pictures as a flat colour that cannot be opened', async () => {
    aShop();
    render(<MaterialsPage />);
    await screen.findByRole('heading', { level: 2, name: 'Slate' });

    expect(row('Slate').getByText('1 colour')).toBeInTheDocument();
    expect(row('Slate').getByText('Delabole')).toBeInTheDocument();
    expect(row('Slate').queryByRole('button', { name: /Delabole/ })).not.toBeInTheDocument();
  });

  it('opens the calculator with the material, from its row and its details', async () => {
    const requests = listenForTheCalculator();
    aShop();
    render(<MaterialsPage />);
    await screen.findByText('7 colours');

    const buttons = screen.getAllByRole('button', { name: 'Get Quote for Marble' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      await userEvent.click(button);
      expect(requests.at(-1)).toMatchObject({ kind: 'open', preset: { material: 'Marble' } });
    }
  });

  it('has a tab for every material with features, applications, maintenance, warranty and price (D31)', async () => {
    aShop();
    render(<MaterialsPage />);
    await screen.findByText('7 colours');

    await userEvent.click(screen.getByRole('tab', { name: 'Marble' }));
    const panel = screen.getByRole('tabpanel', { name: 'Marble' });
    const fact = (name: string) => within(panel).getByText(name).nextElementSibling;
    expect(fact('Features')).toHaveTextContent('Cool to the touch');
    expect(fact('Applications')).toHaveTextContent('Powder rooms, Fire surrounds');
    expect(fact('Maintenance')).toHaveTextContent('Seal twice a year.');
    expect(fact('Warranty')).toHaveTextContent('Etching is not covered.');
    expect(fact('Price')).toHaveTextContent('From £57.60/sq ft (£620.00/m²) inc. VAT.');
    expect(
      within(panel).getByText(
        /Illustration of the stone\. Natural stone varies; see a sample in the showroom\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});

it('answers a question when it is opened', async () => {
  aShop();
  render(<MaterialsPage />);
  const answerText = screen.getByText(/^Any whole millimetre from 500 to 3000 mm/);

  expect(answerText).not.toBeVisible();
  await userEvent.click(screen.getByText('Which sizes can you cut?'));
  expect(answerText).toBeVisible();
});

describe('pictures', () => {
  it('of a colour open from its swatch', async () => {
    aShop();
    render(<MaterialsPage />);
    const swatch = await screen.findByRole('button', { name: 'View images of Vein 1' });

    await userEvent.click(swatch);
    const viewer = await screen.findByRole('dialog', { name: 'Vein 1' });
    expect(within(viewer).getByRole('status')).toHaveTextContent(/^1 of 2$/);
    expect(within(viewer).getByText('Images: 2')).toBeInTheDocument();
    expect(
      within(viewer).getByText(
        'Illustration of the stone. Natural stone varies; see a sample in the showroom.',
      ),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(swatch).toHaveFocus();
  });

  it('of all colours open from the picture of the material, each with a name', async () => {
    aShop();
    render(<MaterialsPage />);
    await screen.findByText('7 colours');

    await userEvent.click(screen.getByRole('button', { name: /View images of Marble/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Marble' });
    expect(within(viewer).getByText('Images: 7')).toBeInTheDocument();
    expect(within(viewer).getByText('Vein 1')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(viewer).getByText('Vein 7')).toBeInTheDocument();
  });
});

describe('Without the catalogue', () => {
  it('says why, offers a retry and a phone number; details stay readable', async () => {
    const api = aShop().on('GET', paths.materials, mockResponses.text(503, 'down'));
    render(<MaterialsPage />);

    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByRole('heading', {
        name: 'Error loading materials: HTTP 503: Service Unavailable',
      }),
    ).toBeInTheDocument();
    expect(within(alert).getByRole('link', { name: '0118 496 0123' })).toHaveAttribute(
      'href',
      'tel:+441184960123',
    );
    expect(screen.getByRole('tab', { name: 'Porcelain' })).toBeInTheDocument();

    let arrive = () => undefined as void;
    api.on(
      'GET',
      paths.materials,
      () => new Promise((resolve) => (arrive = () => void resolve(Response.json([marble])))),
    );
    const retry = within(alert).getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    act(arrive);

    expect(await screen.findByText('7 colours')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('says that nothing is on sale, and shows the phone number', async () => {
    aShop([]);
    render(<MaterialsPage />);

    expect(await screen.findByRole('heading', { name: 'No materials found' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '0 materials' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '0118 496 0123' })).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });
});
