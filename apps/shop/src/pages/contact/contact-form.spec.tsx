import { paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aPhoto } from '../../testing/a-file';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { ContactForm } from './contact-form';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('POST', paths.contact, mockResponses.created({ id: 'an-id', status: 'new' }));
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Send/ });
const summary = () => screen.getByRole('group', { name: /another look/ });
const sent = () => api.sent('POST', paths.contact);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

async function renderContactForm() {
  render(
    <>
      <ContactForm />
      <ToastHost />
    </>,
  );
  await screen.findByRole('button', { name: 'Send Message' });
}

async function fillIn(
  values: Partial<Record<'first' | 'last' | 'email' | 'phone' | 'message', string>> = {},
) {
  const all = {
    first: 'Eleanor',
    last: 'Marsh',
    email: 'eleanor@example.co.uk',
    phone: '',
    message: '1180 by 345 in Carrara, please',
    ...values,
  };
  const inputs = {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: /^Phone/,
    message: 'Message',
  };
  for (const [name, value] of Object.entries(all))
    if (value) await user.type(field(inputs[name as keyof typeof inputs]), value);
}

it('sends the message, says thanks and clears itself', async () => {
  await renderContactForm();
  await fillIn();
  await user.click(sendButton());

  expect(await toast('Message Sent Successfully')).toBeVisible();
  expect(await toast("Thank you for your inquiry. We'll get back to you within 24 hours.")).toBeVisible();
  expect(sent()).toMatchObject([
    {
      body: {
        firstName: 'Eleanor',
        lastName: 'Marsh',
        email: 'eleanor@example.co.uk',
        phone: null,
        message: '1180 by 345 in Carrara, please',
        website: null,
      },
    },
  ]);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(screen.getByText('Your message is with us.')).toBeVisible();
});

it('requires first name, last name, email and message, but no phone number', async () => {
  await renderContactForm();
  await user.click(sendButton());

  expect(summary()).toHaveFocus();
  expect(summary()).toHaveTextContent('Four fields need another look');
  expect(
    within(summary())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name: please enter your first name',
    'Last name: please enter your last name',
    'Email: please enter your email address',
    'Message: please write a line or two',
  ]);
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address');
  expect(field('Message')).toHaveAccessibleDescription(
    'A size and a stone help, and a photo of the place Please write a line or two',
  );
  expect(field(/^Phone/)).toBeValid();
  expect(sent()).toEqual([]);
});

it('keeps a pasted message that is too long, shows at once by how much, and clears the error once it fits', async () => {
  await renderContactForm();
  await fillIn({});
  await user.clear(field('Message'));
  await user.click(field('Message'));
  await user.paste('x'.repeat(4_010));
  expect(field('Message')).toHaveValue('x'.repeat(4_010));
  expect(field('Message')).toHaveAccessibleDescription(/Please keep to 4,000 characters: this has 4,010$/);
  await user.click(sendButton());
  expect(sent()).toEqual([]);

  await user.clear(field('Message'));
  await user.paste('x'.repeat(4_000));
  expect(field('Message')).not.toHaveAccessibleDescription(/characters/);
});

it('leads from the summary to the field, and clears its error as soon as it is corrected', async () => {
  await renderContactForm();
  await fillIn({ email: 'eleanor@example', message: '' });
  await user.click(sendButton());

  expect(summary()).toHaveTextContent('Two fields need another look');
  await user.click(screen.getByRole('link', { name: 'Email: check the part after the @' }));
  expect(field('Email')).toHaveFocus();
  await user.type(field('Email'), '.co.uk');

  expect(field('Email')).toBeValid();
  expect(screen.queryByText('Check the part after the @')).not.toBeInTheDocument();
  await user.type(field('Message'), 'Do you cut slate?');
  expect(screen.queryByRole('group', { name: /another look/ })).not.toBeInTheDocument();
});

it.each([
  ['the API fails', mockResponses.refused('server/unavailable')],
  ['there is no connection', mockResponses.unreachable()],
  ['a proxy answers', mockResponses.text(502, '<html>')],
])('keeps its input and reports the failure when %s', async (_, response) => {
  api.on('POST', paths.contact, response);
  await renderContactForm();
  await fillIn({ phone: '0118 496 0999' });
  await user.click(sendButton());

  expect(await toast('Failed to send message. Please try again.')).toBeVisible();
  expect(field('First name')).toHaveValue('Eleanor');
  expect(field('Message')).toHaveValue('1180 by 345 in Carrara, please');
  expect(screen.getByText(/What you typed is still here/)).toHaveTextContent('You can also ring');
  expect(sendButton()).toHaveTextContent('Send Message');

  api.on('POST', paths.contact, mockResponses.created({ id: 'an-id', status: 'new' }));
  await user.click(sendButton());
  expect(await toast('Message Sent Successfully')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ body: { phone: '0118 496 0999' } });
});

it('says that too many messages were sent', async () => {
  api.on('POST', paths.contact, mockResponses.refused('request/too-many'));
  await renderContactForm();
  await fillIn();
  await user.click(sendButton());

  expect(await screen.findByText(/several times already/)).toBeVisible();
});

it("shows the API's errors at their fields", async () => {
  api.on(
    'POST',
    paths.contact,
    mockResponses.refused('request/invalid', {
      fields: [{ field: 'email', message: 'Must be an email address' }],
    }),
  );
  await renderContactForm();
  await fillIn();
  await user.click(sendButton());

  expect(await screen.findByText('Must be an email address')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription('Must be an email address');
  expect(summary()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Email: must be an email address' })).toBeVisible();
});

it('sends once even if pressed repeatedly, and shows that it is sending', async () => {
  api.on('POST', paths.contact, mockResponses.never());
  await renderContactForm();
  await fillIn();
  await user.dblClick(sendButton());
  await user.type(field('First name'), '{Enter}');

  expect(sendButton()).toHaveTextContent('Sending...');
  expect(sendButton()).toHaveAttribute('aria-busy', 'true');
  expect(sent()).toHaveLength(1);
});

it('keeps text that was typed while sending', async () => {
  let respond: (response: Response) => void = () => undefined;
  api.on('POST', paths.contact, () => new Promise((resolve) => (respond = resolve)));
  await renderContactForm();
  await fillIn();
  await user.click(sendButton());
  await user.type(field('Message'), ', and when?');
  respond(Response.json({ id: 'an-id', status: 'new' }, { status: 201 }));

  expect(await toast('Message Sent Successfully')).toBeVisible();
  expect(field('Message')).toHaveValue('1180 by 345 in Carrara, please, and when?');
  expect(field('First name')).toHaveValue('');
});

it('hides the honeypot from people, and sends what a bot enters', async () => {
  await renderContactForm();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();

  await fillIn();
  await user.type(document.querySelector('[name=website]') as HTMLInputElement, 'https://spam.example');
  await user.click(sendButton());
  await waitFor(() => expect(sent()).toMatchObject([{ body: { website: 'https://spam.example' } }]));
});

describe('before hydration', () => {
  const prerendered = () => {
    document.body.innerHTML = `<div id="root">${renderToString(<ContactForm />)}</div>`;
    return document.getElementById('root') as HTMLElement;
  };

  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('does not submit by itself, and leaves checks to the browser', () => {
    const root = prerendered();

    expect(root.querySelector('form')).not.toHaveAttribute('novalidate');
    expect(sendButton()).toHaveAttribute('type', 'button');
    expect(field('Email')).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field(/^Phone/)).not.toBeRequired();
    expect(field('Message')).not.toHaveAttribute('maxlength');
  });

  it('shows phone and email without JavaScript', () => {
    const noscript = prerendered().querySelector('noscript');

    expect(noscript).toHaveTextContent(/please ring or write to us/);
    expect(noscript?.innerHTML).toContain('tel:');
    expect(noscript?.innerHTML).toContain('mailto:');
  });

  it('keeps text that was typed before', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = prerendered();
    (field('First name') as HTMLInputElement).value = 'Eleanor';
    (field('Message') as HTMLTextAreaElement).value = 'A sill, too';
    render(<ContactForm />, { container: root, hydrate: true });

    expect(field('First name')).toHaveValue('Eleanor');
    expect(field('Message')).toHaveValue('A sill, too');
    expect(root.querySelector('form')).toHaveAttribute('novalidate');
    expect(sendButton()).toHaveAttribute('type', 'submit');
    expect(complaint).not.toHaveBeenCalled();
  });
});

it('keeps chosen files through a failure, and uploads them after the message was saved', async () => {
  api.on('POST', paths.contactAttachments('an-id'), mockResponses.created({ attachments: [] }));
  globalThis.createImageBitmap = vi.fn().mockResolvedValue({ width: 8, height: 6, close: () => null });
  await renderContactForm();
  await fillIn();
  await user.upload(screen.getByLabelText(/^Photos or plans/), aPhoto());
  api.on('POST', paths.contact, mockResponses.text(503, ''));
  await user.click(sendButton());
  await toast('Failed to send message. Please try again.');
  expect(await screen.findByText('wall.jpg')).toBeVisible();
  expect(api.sent('POST', paths.contactAttachments('an-id'))).toEqual([]);

  api.on('POST', paths.contact, mockResponses.created({ id: 'an-id', status: 'new' }));
  await user.click(sendButton());
  expect(await screen.findByText('Your file has arrived.')).toBeVisible();
  expect(screen.queryByText('wall.jpg')).not.toBeInTheDocument();
});
