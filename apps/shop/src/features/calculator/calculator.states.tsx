import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answers } from '../../testing/fake-api';
import type { ShopState, ShopStates } from '../../testing/shop-state';
import { hintAtTradePrices, someTradePrices } from '../../testing/trade-prices';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';
import { emptyState } from './configuration/calculator-state';
import { draftStore } from './configuration/draft-store';

const opened = (preset?: CalculatorPreset) => () => (
  <CalculatorDialog isOpen onClose={() => undefined} preset={preset} />
);
const view = opened();

const choose = async ({ user, screen }: Visitor, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

/** A phone shows one step at a time; a desktop has nothing to press. */
async function goOn({ user, screen }: Visitor) {
  const next = screen.queryByRole('button', { name: /^Next:/ });
  if (next) await user.click(next);
}

async function enterSize({ user, screen }: Visitor, length = '1200', width = '350') {
  await user.type(await screen.findByRole('textbox', { name: 'Length' }), length);
  await user.type(screen.getByRole('textbox', { name: 'Width' }), width);
}

async function chooseMaterial(visitor: Visitor, material = 'Marble') {
  await choose(visitor, material);
  await goOn(visitor);
}

async function toColors(visitor: Visitor) {
  await chooseMaterial(visitor);
  await enterSize(visitor);
  await choose(visitor, '20mm');
  await goOn(visitor);
}

async function toPrice(visitor: Visitor) {
  await toColors(visitor);
  await choose(visitor, /^Calacatta Gold/);
  await visitor.screen.findAllByText(/^£\d/);
}

async function toLastStep(visitor: Visitor) {
  await toPrice(visitor);
  await goOn(visitor);
}

async function toSaving(visitor: Visitor) {
  await toLastStep(visitor);
  await visitor.user.click(visitor.screen.getByRole('button', { name: 'Save Quote' }));
}

const visited = (visit: ShopState['visit'], api?: ShopState['api']): ShopState => ({ view, visit, api });
const catalogue = aStockedCatalogue();

export const states: ShopStates = {
  part: 'Calculator',
  states: {
    'catalogue loading for ever': visited(undefined, (api) =>
      api.on('GET', paths.materials, answers.never()),
    ),
    'catalogue failed': visited(
      ({ screen }) => screen.findByText(/^Error loading sink types/),
      (api) => api.on('GET', paths.sinkTypes, answers.text(503, '')),
    ),
    'no materials': visited(
      ({ screen }) => screen.findByText('No materials found'),
      (api) => api.on('GET', paths.materials, answers.ok([])),
    ),
    empty: visited(({ screen }) => screen.findByRole('radio', { name: 'Marble' })),
    'step 2: size': visited(chooseMaterial),
    'step 2: over the limits': visited(async (visitor) => {
      await chooseMaterial(visitor);
      await enterSize(visitor, '9999', '12');
      await visitor.user.tab();
    }),
    'step 2: larger than it prices': visited(async (visitor) => {
      await chooseMaterial(visitor);
      await enterSize(visitor, '3400', '620');
      await visitor.screen.findByRole('button', { name: 'Ask us to price this' });
    }),
    'step 3: colours at the size': visited(toColors),
    'step 3: no colours': visited(
      async (visitor) => {
        await chooseMaterial(visitor);
        await enterSize(visitor);
        await choose(visitor, '20mm');
        await goOn(visitor);
        await visitor.screen.findByText('No colors available for selected material.');
      },
      (api) =>
        api.on(
          'GET',
          paths.materials,
          answers.ok(catalogue.materials.map((material) => ({ ...material, colors: [] }))),
        ),
    ),
    priced: visited(toPrice),
    'at trade prices': {
      ...visited(toPrice, (api) =>
        api.on(
          'GET',
          paths.tradePrices,
          answers.ok(someTradePrices({ percentages: [{ materialId: 3, percent: '12.50' }] })),
        ),
      ),
      before: hintAtTradePrices,
    },
    'trade prices loading for ever': {
      ...visited(undefined, (api) => api.on('GET', paths.tradePrices, answers.never())),
      before: hintAtTradePrices,
    },
    'step 4: sink, cut-outs and notes': visited(async (visitor) => {
      await toLastStep(visitor);
      await choose(visitor, /^Undermount Oval/);
      await visitor.user.click(visitor.screen.getByRole('checkbox', { name: /^Tap hole/ }));
    }),
    'several equal tops': visited(async (visitor) => {
      await toLastStep(visitor);
      await choose(visitor, /^Undermount Oval/);
      await visitor.user.clear(visitor.screen.getByLabelText('How many of these?'));
      await visitor.user.type(visitor.screen.getByLabelText('How many of these?'), '24');
    }),
    'long notes': visited(async (visitor) => {
      await toLastStep(visitor);
      await visitor.user.click(visitor.screen.getByRole('textbox', { name: 'Notes' }));
      await visitor.user.paste('A pipe comes out of the wall behind the left basin. '.repeat(18));
    }),
    'pictures of a colour': visited(async (visitor) => {
      await toColors(visitor);
      await visitor.user.click(visitor.screen.getByRole('button', { name: 'View images of Calacatta Gold' }));
      await visitor.screen.findByRole('dialog', { name: /Calacatta Gold/ });
    }),
    'refused: incomplete': visited(async (visitor) => {
      const { user, screen } = visitor;
      await screen.findByRole('radio', { name: 'Marble' });
      await user.click(
        screen.queryByRole('button', { name: 'Save Quote' }) ??
          screen.getByRole('button', { name: /^Next:/ }),
      );
    }),
    'saving for ever': visited(toSaving, (api) => api.on('POST', paths.quotes, answers.never())),
    'saving failed': visited(
      async (visitor) => {
        await toSaving(visitor);
        await visitor.screen.findByText('Failed to save quote. Please try again.');
      },
      (api) => api.on('POST', paths.quotes, answers.text(503, '')),
    ),
    'refused: the price has changed': visited(
      async (visitor) => {
        await toSaving(visitor);
        await visitor.screen.findByText(/Our prices changed/);
      },
      (api) =>
        api.on('POST', paths.quotes, () => {
          for (const { colors } of api.catalogue.materials)
            for (const color of colors) color.priceModifier = '9.90';
          return answers.refused('quote/price-changed')({ method: 'POST', path: paths.quotes, body: null });
        }),
    ),
    saved: visited(
      async (visitor) => {
        await toSaving(visitor);
        await visitor.screen.findByRole('button', { name: 'Email Quote to Me' });
      },
      (api) => api.saves(aQuote()),
    ),
    'an unfinished one is offered': {
      ...visited(({ screen }) => screen.findByText('You have an unfinished configuration.')),
      before: () => draftStore.write({ ...emptyState, materialId: 3, length: '1200' }),
    },
    'from a quote at another price': {
      view: opened({ quote: aQuote({ materialId: 3, colorId: 301, cutoutIds: [2], totalPrice: '99.00' }) }),
      visit: ({ screen }) => screen.findByText(/At today’s prices/),
    },
  },
};
