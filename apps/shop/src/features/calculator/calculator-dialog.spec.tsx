import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { reducedMotionQuery } from '@app/ui';
import { render, screen, within } from '@testing-library/react';
import { toastButton } from '@app/ui/testing';
import userEvent from '@testing-library/user-event';
import { aCatalogue, aThickness } from '../../testing/a-catalogue';
import { aPlan } from '../../testing/a-file';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  mockMediaQuery(reducedMotionQuery);
});

async function openCalculator(preset?: CalculatorPreset) {
  const onClose = vi.fn<() => void>();
  const view = render(<CalculatorDialog isOpen onClose={onClose} preset={preset} />);
  await screen.findByRole('radiogroup', { name: 'Material' });
  return { onClose, view };
}

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const quotePanel = () => screen.getByRole('region', { name: 'Your Quote' });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function enterSize(length = '1200', width = '350') {
  await user.type(screen.getByRole('textbox', { name: 'Length' }), length);
  await user.type(screen.getByRole('textbox', { name: 'Width' }), width);
}

async function configure() {
  await user.click(radio('Marble'));
  await enterSize();
  await user.click(radio('20mm'));
  await user.click(radio(/Calacatta Gold/));
}

describe('the price panel', () => {
  it('asks for one thing at a time, then shows the price: five inputs to the first price', async () => {
    await openCalculator();
    expect(quotePanel()).toHaveTextContent('Select a material to see pricing');

    await user.click(radio('Marble'));
    expect(quotePanel()).toHaveTextContent('Enter dimensions to calculate price');

    await enterSize();
    expect(quotePanel()).toHaveTextContent('Select thickness to see pricing');

    await user.click(radio('20mm'));
    expect(quotePanel()).toHaveTextContent('Select color to see pricing');

    await user.click(radio(/Calacatta Gold/));
    expect(quotePanel()).toHaveTextContent('£357.00');
    expect(api.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET']);
  });

  it('says beside a choice that it cannot be made, and still saves the quote (D53)', async () => {
    const { cutouts, ...parts } = aCatalogue();
    const threeTapHoles = { ...cutouts[1]!, id: 9, name: 'Three tap holes', excludes: ['Tap hole'] };
    api = new FakeApi({ ...parts, cutouts: [...cutouts, threeTapHoles] });
    const sentence = '‘Tap hole’ and ‘Three tap holes’ cannot be in the same top. Choose one of them.';
    api.saves(aQuote({ contradictions: [sentence], paymentBlocker: 'invalid-configuration' }));
    await openCalculator();
    await configure();
    await user.click(screen.getByRole('checkbox', { name: /Tap hole/ }));
    expect(screen.queryByText(/same top/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Three tap holes/ }));

    const cutoutStep = screen.getByRole('group', { name: 'Cut-outs' });
    expect(within(cutoutStep).getByText(sentence)).toBeVisible();
    const plan = within(screen.getByRole('complementary', { name: 'Your Quote' }));
    expect(plan.getByText('Cannot be made as chosen: see the notes beside your choices.')).toBeVisible();
    await press('Save Quote');
    expect(await screen.findByText('Your quote is saved')).toBeVisible();
    expect(screen.getByText(sentence, { selector: 'section *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Deposit' })).not.toBeInTheDocument();
  });

  it('says at a cut-out how large its holes are, and that no tap comes with it', async () => {
    const { cutouts, ...parts } = aCatalogue();
    const threeTapHoles = { ...cutouts[1]!, id: 9, name: 'Three tap holes' };
    api = new FakeApi({ ...parts, cutouts: [...cutouts, threeTapHoles] });
    await openCalculator();
    expect(screen.getByRole('checkbox', { name: /^Three tap holes/ })).toHaveAccessibleName(
      /Ø35 mm, tap not supplied/,
    );
  });

  it('says on each sink whether its basin is included', async () => {
    const { sinkTypes, ...parts } = aCatalogue();
    const withBasin = { ...sinkTypes[1]!, id: 9, name: 'Vessel', includesBasin: true };
    api = new FakeApi({ ...parts, sinkTypes: [...sinkTypes, withBasin] });
    await openCalculator();
    expect(radio(/Undermount Oval \+ £95.00 ?, cut-out only, no basin/)).toBeVisible();
    expect(radio(/Vessel \+ £95.00 ?, basin included/)).toBeVisible();
    expect(radio('No Sink No charge')).toBeVisible();
  });

  it.each(['120', '120cm', '1.2 m'])(
    'asks whether the size %s was meant in other units, and applies the answer',
    async (input) => {
      await openCalculator();
      await user.type(screen.getByRole('textbox', { name: 'Length' }), input);
      await user.tab();
      await press('Did you mean 1200 mm?');

      expect(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('1200');
      expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
      expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
    },
  );

  it('announces the price after a pause', async () => {
    await openCalculator();
    await configure();

    expect(await screen.findByText('Total £357.00 including VAT, deposit £35.70')).toBeInTheDocument();
  });
});

describe('transitions', () => {
  it('clears a colour on a second press, or on Space', async () => {
    await openCalculator();
    await configure();
    await user.click(radio(/Calacatta Gold/));
    expect(radio(/Calacatta Gold/)).not.toBeChecked();

    await user.click(radio(/Calacatta Gold/));
    await user.keyboard(' ');
    expect(radio(/Calacatta Gold/)).not.toBeChecked();
  });

  it('shows the colours only once a material is chosen', async () => {
    await openCalculator();
    expect(screen.queryByRole('heading', { name: '3. Choose Colour' })).not.toBeInTheDocument();

    await user.click(radio('Slate'));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '1. Select Material',
        '2. Enter Dimensions',
        '3. Choose Colour',
        '4. Sink Configuration',
      ]),
    );
    expect(screen.getByText('No colors available for selected material.')).toBeVisible();
  });

  it('says that another material does not come in the chosen thickness', async () => {
    const { materials, thicknesses, ...parts } = aCatalogue();
    api.catalogue = {
      ...parts,
      materials: materials.map((material) =>
        material.name === 'Quartz' ? { ...material, thicknesses: ['12mm', '30mm'] } : material,
      ),
      thicknesses: [...thicknesses, aThickness(3, '12mm')],
    };
    await openCalculator({ material: 'Marble' });
    await user.click(radio('20mm'));
    expect(screen.queryByText(/does not come in/)).not.toBeInTheDocument();
    await user.click(radio('Quartz'));

    expect(screen.getByText('Quartz does not come in 20mm. Choose another thickness.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: '20mm' })).not.toBeInTheDocument();
    await user.click(radio('30mm'));
    expect(screen.queryByText(/does not come in/)).not.toBeInTheDocument();
  });

  it('clears everything on Reset and says so until the next input', async () => {
    await openCalculator();
    await configure();
    await user.click(radio(/Undermount Oval/));
    await user.click(screen.getByRole('checkbox', { name: /Tap hole/ }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Pipe left');
    await press('Reset');

    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
    expect(quotePanel()).toHaveTextContent('Configure your vanity top above to see pricing');

    await user.type(screen.getByRole('textbox', { name: 'Length' }), '9');
    expect(quotePanel()).toHaveTextContent('Select a material to see pricing');
  });
});

describe('measurements out of range (D37)', () => {
  it.each([
    ['3001', 'Length must be 500 to 3000 mm.'],
    ['12345678', 'Length must be 500 to 3000 mm.'],
    ['12.5', 'Whole millimetres, please: digits only.'],
  ])('shows at once what is wrong with %s', async (input, message) => {
    await openCalculator();
    await user.type(screen.getByRole('textbox', { name: 'Length' }), input);

    expect(screen.getByRole('textbox', { name: 'Length' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Length' })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('says which quantities are allowed, and keeps the last valid one', async () => {
    await openCalculator();
    const field = screen.getByLabelText('How many of these?');
    await user.type(field, '000');

    expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 99.');
    await user.tab();
    expect(field).toHaveValue('1');

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field).toHaveAccessibleDescription('');
  });

  it('reports a number that is too small only on leaving the field, as it may be half typed', async () => {
    await openCalculator();
    await user.type(screen.getByRole('textbox', { name: 'Width' }), '30');
    expect(screen.getByRole('textbox', { name: 'Width' })).toBeValid();

    await user.tab();
    expect(screen.getByText('Width must be 300 to 350 mm.')).toBeVisible();
    expect(screen.getByRole('link', { name: '0118 496 0123' })).toHaveAttribute('href', 'tel:+441184960123');
  });
});

it('leads to the drawings of how to measure, beside what was entered', async () => {
  await openCalculator();
  const link = screen.getByRole('link', { name: /^How to measure ?, opens in a new tab$/ });
  expect(link).toHaveAttribute('href', '/how-to-measure');
  expect(link).toHaveAttribute('target', '_blank');
});

it('moves with Enter from length to width to thickness', async () => {
  await openCalculator({ material: 'Marble' });
  await user.keyboard('1200{Enter}350{Enter}');

  expect(screen.getByRole('textbox', { name: 'Width' })).toHaveValue('350');
  expect(radio('20mm')).toHaveFocus();
});

describe('Save Quote', () => {
  it('names what is missing, in a toast inside the dialog, and focuses the first field', async () => {
    await openCalculator();
    await user.click(radio('Marble'));
    await press('Save Quote');

    const dialog = screen.getByRole('dialog', { name: 'Instant quote' });
    expect(await within(dialog).findByText('Incomplete Configuration')).toBeVisible();
    expect(within(dialog).getByText('Please complete all required fields before saving.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
    expect(screen.getByText('Enter a length from 500 to 3000 mm.')).toBeVisible();
  });

  it.each([
    ['no colour', async () => user.click(radio(/Calacatta Gold/))],
    [
      'a discount larger than the price',
      async () => user.click(screen.getByRole('checkbox', { name: /Discount larger/ })),
    ],
  ])('refuses a price of £0: %s', async (_, spoil) => {
    await openCalculator();
    await configure();
    await spoil();
    await press('Save Quote');

    expect(await screen.findByText('Price Calculation Error')).toBeVisible();
    expect(
      screen.getByText(acrossElements('Please check your configuration - the calculated price is £0.')),
    ).toBeVisible();
    expect(api.sent('POST', paths.quotes)).toEqual([]);
  });

  it('uploads photos and plans after saving; a failed upload does not affect the quote', async () => {
    const files = paths.quoteAttachments(aQuote().id);
    api.saves(aQuote()).on('POST', files, mockResponses.text(503, ''));
    await openCalculator();
    await configure();
    await user.upload(await screen.findByLabelText(/^Photos or plans/), aPlan());
    await press('Save Quote');

    expect(await screen.findByRole('heading', { name: 'Your quote is saved' })).toHaveFocus();
    expect(await screen.findByText('Not sent: plan.pdf.')).toBeVisible();
    api.on('POST', files, mockResponses.created({ attachments: [] }));
    await press('Try again');
    expect(await screen.findByText('Your file has arrived.')).toBeVisible();
    expect(api.sent('POST', paths.quotes)).toHaveLength(1);
  });

  it('keeps notes that are too long, shows the error at once and saves nothing', async () => {
    await openCalculator();
    await configure();
    await user.click(screen.getByRole('textbox', { name: 'Notes' }));
    await user.paste('x'.repeat(2_150));
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    expect(notes).toHaveValue('x'.repeat(2_150));
    expect(notes).toHaveAccessibleDescription(/Please keep to 2,000 characters: this has 2,150/);
    await press('Save Quote');

    expect(notes).toHaveFocus();
    expect(api.sent('POST', paths.quotes)).toEqual([]);
  });

  it('keeps chosen files through a failed save, removes them on Reset, and restores everything on Undo', async () => {
    api.on('POST', paths.quotes, mockResponses.unreachable());
    await openCalculator();
    await configure();
    await user.upload(await screen.findByLabelText(/^Photos or plans/), aPlan());
    await press('Save Quote');
    expect(await screen.findByText('Failed to save quote. Please try again.')).toBeVisible();
    expect(screen.getByText('plan.pdf')).toBeVisible();

    await press('Reset');
    expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
    await user.click(await toastButton('Undo'));
    expect(screen.getByText('plan.pdf')).toBeVisible();
    expect(radio(/Calacatta Gold/)).toBeChecked();
    expect(quotePanel()).toHaveTextContent('£357.00');
  });

  it('shows the new price if prices changed, and saves only when pressed again (D1)', async () => {
    api.on('POST', paths.quotes, mockResponses.refused('quote/price-changed', { totalPrice: '373.80' }));
    await openCalculator();
    await configure();
    const dearer = aCatalogue();
    const [marble] = dearer.materials;
    if (marble) marble.colors = marble.colors.map((color) => ({ ...color, priceModifier: '8.90' }));
    api.catalogue = dearer;
    await press('Save Quote');

    expect(await screen.findByRole('alert')).toHaveTextContent('This top now costs £373.80');
    expect(quotePanel()).toHaveTextContent('Total inc. VAT£373.80');
    expect(api.sent('POST', paths.quotes)).toHaveLength(1);

    api.saves(aQuote({ totalPrice: '373.80' }));
    await press('Save Quote');
    await screen.findByRole('heading', { name: 'Your quote is saved' });
    expect(api.sent('POST', paths.quotes)[1]?.body).toMatchObject({ totalPrice: '373.80' });
  });

  it('removes a part that is no longer sold, reports it, and focuses that choice', async () => {
    api.on('POST', paths.quotes, mockResponses.refused('quote/part-not-sold', { part: 'colorId' }));
    await openCalculator();
    await configure();
    const [marble, ...otherMaterials] = aCatalogue().materials;
    if (marble) api.catalogue.materials = [{ ...marble, colors: marble.colors.slice(1) }, ...otherMaterials];
    await press('Save Quote');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No longer sold: the colour. Please choose again.',
    );
    expect(screen.queryByRole('radio', { name: /Calacatta Gold/ })).not.toBeInTheDocument();
    expect(radio(/Carrara White/)).toHaveFocus();
    expect(radio('20mm')).toBeChecked();
  });
});
