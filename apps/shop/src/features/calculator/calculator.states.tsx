import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';
import { setTradeHintCookie, someTradePrices } from '../../testing/trade-prices';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';
import { emptyState } from './configuration/calculator-state';
import { draftStore } from './configuration/draft-store';

const calculatorWith = (preset?: CalculatorPreset) => () => (
  <CalculatorDialog isOpen onClose={() => undefined} preset={preset} />
);
const view = calculatorWith();

const choose = async ({ user, screen }: PlayContext, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

/** A phone shows one step at a time; a desktop has nothing to press. */
async function goToNextStep({ user, screen }: PlayContext) {
  const next = screen.queryByRole('button', { name: /^Next:/ });
  if (next) await user.click(next);
}

async function enterSize({ user, screen }: PlayContext, length = '1200', width = '350') {
  await user.type(await screen.findByRole('textbox', { name: 'Length' }), length);
  await user.type(screen.getByRole('textbox', { name: 'Width' }), width);
}

async function chooseMaterial(context: PlayContext, material = 'Marble') {
  await choose(context, material);
  await goToNextStep(context);
}

async function goToColors(context: PlayContext) {
  await chooseMaterial(context);
  await enterSize(context);
  await choose(context, '20mm');
  await goToNextStep(context);
}

async function goToPrice(context: PlayContext) {
  await goToColors(context);
  await choose(context, /^Calacatta Gold/);
  await context.screen.findAllByText(/^£\d/);
}

async function goToLastStep(context: PlayContext) {
  await goToPrice(context);
  await goToNextStep(context);
}

async function pressSave(context: PlayContext) {
  await goToLastStep(context);
  await context.user.click(context.screen.getByRole('button', { name: 'Save Quote' }));
}

const calculatorState = (play: ShopUiState['play'], api?: ShopUiState['api']): ShopUiState => ({
  view,
  play,
  api,
});
const catalogue = aStockedCatalogue();

export const states: ShopUiStates = {
  title: 'Calculator',
  states: {
    'catalogue loading': calculatorState(undefined, (api) =>
      api.on('GET', paths.materials, mockResponses.never()),
    ),
    'catalogue failed': calculatorState(
      ({ screen }) => screen.findByText(/^Error loading sink types/),
      (api) => api.on('GET', paths.sinkTypes, mockResponses.text(503, '')),
    ),
    'no materials': calculatorState(
      ({ screen }) => screen.findByText('No materials found'),
      (api) => api.on('GET', paths.materials, mockResponses.ok([])),
    ),
    empty: calculatorState(({ screen }) => screen.findByRole('radio', { name: 'Marble' })),
    'step 2: size': calculatorState(chooseMaterial),
    'step 2: outside the limits': calculatorState(async (context) => {
      await chooseMaterial(context);
      await enterSize(context, '9999', '12');
      await context.user.tab();
    }),
    'step 2: above the online size limit': calculatorState(async (context) => {
      await chooseMaterial(context);
      await enterSize(context, '3400', '620');
      await context.screen.findByRole('button', { name: 'Ask us to price this' });
    }),
    'step 3: colour prices for the entered size': calculatorState(goToColors),
    'step 3: no colours': calculatorState(
      async (context) => {
        await chooseMaterial(context);
        await enterSize(context);
        await choose(context, '20mm');
        await goToNextStep(context);
        await context.screen.findByText('No colors available for selected material.');
      },
      (api) =>
        api.on(
          'GET',
          paths.materials,
          mockResponses.ok(catalogue.materials.map((material) => ({ ...material, colors: [] }))),
        ),
    ),
    priced: calculatorState(goToPrice),
    'at trade prices': {
      ...calculatorState(goToPrice, (api) =>
        api.on(
          'GET',
          paths.tradePrices,
          mockResponses.ok(someTradePrices({ percentages: [{ materialId: 3, percent: '12.50' }] })),
        ),
      ),
      before: setTradeHintCookie,
    },
    'trade prices loading': {
      ...calculatorState(undefined, (api) => api.on('GET', paths.tradePrices, mockResponses.never())),
      before: setTradeHintCookie,
    },
    'step 4: sink, cut-outs and notes': calculatorState(async (context) => {
      await goToLastStep(context);
      await choose(context, /^Undermount Oval/);
      await context.user.click(context.screen.getByRole('checkbox', { name: /^Tap hole/ }));
    }),
    '24 identical tops': calculatorState(async (context) => {
      await goToLastStep(context);
      await choose(context, /^Undermount Oval/);
      await context.user.clear(context.screen.getByLabelText('How many of these?'));
      await context.user.type(context.screen.getByLabelText('How many of these?'), '24');
    }),
    'long notes': calculatorState(async (context) => {
      await goToLastStep(context);
      await context.user.click(context.screen.getByRole('textbox', { name: 'Notes' }));
      await context.user.paste('A pipe comes out of the wall behind the left basin. '.repeat(18));
    }),
    'pictures of a colour': calculatorState(async (context) => {
      await goToColors(context);
      await context.user.click(context.screen.getByRole('button', { name: 'View images of Calacatta Gold' }));
      await context.screen.findByRole('dialog', { name: /Calacatta Gold/ });
    }),
    'validation: incomplete': calculatorState(async (context) => {
      const { user, screen } = context;
      await screen.findByRole('radio', { name: 'Marble' });
      await user.click(
        screen.queryByRole('button', { name: 'Save Quote' }) ??
          screen.getByRole('button', { name: /^Next:/ }),
      );
    }),
    saving: calculatorState(pressSave, (api) => api.on('POST', paths.quotes, mockResponses.never())),
    'saving failed': calculatorState(
      async (context) => {
        await pressSave(context);
        await context.screen.findByText('Failed to save quote. Please try again.');
      },
      (api) => api.on('POST', paths.quotes, mockResponses.text(503, '')),
    ),
    'rejected: the price has changed': calculatorState(
      async (context) => {
        await pressSave(context);
        await context.screen.findByText(/Our prices changed/);
      },
      (api) =>
        api.on('POST', paths.quotes, () => {
          for (const { colors } of api.catalogue.materials)
            for (const color of colors) color.priceModifier = '9.90';
          return mockResponses.refused('quote/price-changed')({
            method: 'POST',
            path: paths.quotes,
            body: null,
          });
        }),
    ),
    saved: calculatorState(
      async (context) => {
        await pressSave(context);
        await context.screen.findByRole('button', { name: 'Email Quote to Me' });
      },
      (api) => api.saves(aQuote()),
    ),
    'offers to resume a draft': {
      ...calculatorState(({ screen }) => screen.findByText('You have an unfinished configuration.')),
      before: () => draftStore.write({ ...emptyState, materialId: 3, length: '1200' }),
    },
    'from a quote at another price': {
      view: calculatorWith({
        quote: aQuote({ materialId: 3, colorId: 301, cutoutIds: [2], totalPrice: '99.00' }),
      }),
      play: ({ screen }) => screen.findByText(/At today’s prices/),
    },
  },
};
