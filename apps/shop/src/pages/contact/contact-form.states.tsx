import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aPlan } from '../../testing/a-file';
import { submittedFormState } from '../../testing/submitted-form-state';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { ContactForm } from './contact-form';

const view = ContactForm;
const send = ({ user, screen }: PlayContext) =>
  user.click(screen.getByRole('button', { name: 'Send Message' }));

async function write({ user, screen }: PlayContext, message = '1180 by 345 mm in Carrara White, please.') {
  await user.type(screen.getByLabelText('First name'), 'Eleanor');
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.type(screen.getByLabelText('Email'), 'eleanor@example.co.uk');
  await user.click(screen.getByLabelText('Message'));
  await user.paste(message);
}

const afterResponse = submittedFormState({ view, path: paths.contact, steps: [write, send] });

export const states: ShopUiStates = {
  title: 'Contact form',
  states: {
    empty: { view },
    'invalid: nothing filled in': {
      view,
      play: async (context) => {
        await send(context);
        await context.screen.findByRole('group', { name: /another look/ });
      },
    },
    sending: afterResponse(mockResponses.never(), 'Sending...'),
    failed: afterResponse(mockResponses.text(503, ''), 'Failed to send message. Please try again.'),
    'rejected by the API': {
      view,
      api: (api) =>
        api.on(
          'POST',
          paths.contact,
          mockResponses.refused('request/invalid', {
            fields: [{ field: 'email', message: 'Please enter a valid email address' }],
          }),
        ),
      play: async (context) => {
        await write(context);
        await send(context);
        await context.screen.findByRole('link', { name: /^Email/ });
      },
    },
    'rejected: too many': afterResponse(
      mockResponses.refused('request/too-many'),
      /sent this form several times/,
    ),
    sent: afterResponse(mockResponses.created({ id: 'an-id', status: 'new' }), 'Message Sent Successfully'),
    'long text': {
      view,
      play: async (context) => {
        await write(context, 'Donaudampfschifffahrtsgesellschaft und mehr. '.repeat(40));
        const name = 'a-very-long-name-'.repeat(12);
        await context.user.upload(context.screen.getByLabelText(/^Photos or plans/), [
          aPlan(`${name}.pdf`),
          aPlan(`${name}of-a-large-file.pdf`, 11_000_000),
        ]);
      },
    },
  },
};
