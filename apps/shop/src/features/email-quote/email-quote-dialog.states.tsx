import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { submittedFormState } from '../../testing/submitted-form-state';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { EmailQuoteDialog } from './email-quote-dialog';

const gold = aStockedCatalogue()
  .materials.flatMap(({ colors }) => colors)
  .find(({ name }) => name === 'Calacatta Gold');
const quote = aQuote(gold ? { color: gold } : {});
const dialogFor = (shown: typeof quote) => () => (
  <EmailQuoteDialog quote={shown} isOpen onClose={() => undefined} />
);
const view = dialogFor(quote);

const send = ({ user, screen }: PlayContext) => user.click(screen.getByRole('button', { name: 'Send' }));

async function fillIn({ user, screen }: PlayContext, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByLabelText('Full name'), 'Eleanor Marsh');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Phone'), '07700 900142');
}

const afterResponse = submittedFormState({ view, path: paths.emailQuote, steps: [fillIn, send] });

export const states: ShopUiStates = {
  title: 'Email Quote to Me',
  states: {
    empty: { view },
    'invalid: nothing filled in': {
      view,
      play: async (context) => {
        await send(context);
        await context.screen.findByText('Please enter your name');
      },
    },
    sending: afterResponse(mockResponses.never(), 'Sending...'),
    failed: afterResponse(mockResponses.text(503, ''), /What you typed is still here/),
    'rejected: too many mails': afterResponse(
      mockResponses.refused('quote/too-many-mails'),
      /What you typed is still here/,
    ),
    'long text': {
      view: dialogFor(
        aQuote({
          color: {
            name: 'Statuario Venato, book-matched, honed and sealed twice',
            hexCode: '#e8e4da',
            images: [],
            stripUrl: null,
          },
          length: 3000,
          totalPrice: '12345.67',
        }),
      ),
      play: (context) => fillIn(context, `${'a-very-long-name'.repeat(3)}@example.com`),
    },
  },
};
