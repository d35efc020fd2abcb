import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { twoQuotes } from '../../testing/a-basket';
import { submittedFormState } from '../../testing/submitted-form-state';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { EmailBasket } from './email-basket';

const view = () => (
  <div className="max-w-95 rounded-2 border border-line bg-surface px-6.5 py-6">
    <EmailBasket quotes={twoQuotes()} />
  </div>
);

async function openEmailForm({ user, screen }: PlayContext) {
  await user.click(screen.getByRole('button', { name: 'Email Quote to Me' }));
  await screen.findByRole('textbox', { name: 'Email me my quote' });
}

async function send({ user, screen }: PlayContext, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByRole('textbox', { name: 'Email me my quote' }), email);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

const afterResponse = submittedFormState({ view, path: paths.emailQuote, steps: [openEmailForm, send] });

export const states: ShopUiStates = {
  title: 'Email me my quote',
  states: {
    closed: { view },
    empty: { view, play: openEmailForm },
    'invalid: no address': {
      view,
      play: async (context) => {
        await openEmailForm(context);
        await context.user.click(context.screen.getByRole('button', { name: 'Send' }));
        await context.screen.findByText('Please enter your email address');
      },
    },
    sending: afterResponse(mockResponses.never(), 'Sending...'),
    'rejected: too many mails': afterResponse(
      mockResponses.refused('quote/too-many-mails'),
      /What you typed is still here/,
    ),
    'sent, to a long address': {
      view,
      api: (api) => api.on('POST', paths.emailQuote, mockResponses.ok({ email: '', references: [] })),
      play: async (context) => {
        await openEmailForm(context);
        await send(context, `${'a-very-long-name'.repeat(3)}@example.com`);
        await context.screen.findByText(/^Sent to/);
      },
    },
  },
};
