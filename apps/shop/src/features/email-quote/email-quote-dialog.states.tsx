import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answeredState } from '../../testing/answered-state';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { EmailQuoteDialog } from './email-quote-dialog';

const gold = aStockedCatalogue()
  .materials.flatMap(({ colors }) => colors)
  .find(({ name }) => name === 'Calacatta Gold');
const quote = aQuote(gold ? { color: gold } : {});
const of = (shown: typeof quote) => () => <EmailQuoteDialog quote={shown} isOpen onClose={() => undefined} />;
const view = of(quote);

const send = ({ user, screen }: Visitor) => user.click(screen.getByRole('button', { name: 'Send' }));

async function write({ user, screen }: Visitor, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByLabelText('Full name'), 'Eleanor Marsh');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Phone'), '07700 900142');
}

const answered = answeredState({ view, path: paths.emailQuote, steps: [write, send] });

export const states: ShopStates = {
  part: 'Email Quote to Me',
  states: {
    empty: { view },
    'refused: nothing filled in': {
      view,
      visit: async (visitor) => {
        await send(visitor);
        await visitor.screen.findByText('Please enter your name');
      },
    },
    'sending for ever': answered(answers.never(), 'Sending...'),
    failed: answered(answers.text(503, ''), /What you typed is still here/),
    'refused: too many mails': answered(
      answers.refused('quote/too-many-mails'),
      /What you typed is still here/,
    ),
    'long text': {
      view: of(
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
      visit: (visitor) => write(visitor, `${'a-very-long-name'.repeat(3)}@example.com`),
    },
  },
};
