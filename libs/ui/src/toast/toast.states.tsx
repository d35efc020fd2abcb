import { acrossElements, type UiStates, type UiState } from '../testing';
import { showToast, type ToastMessage } from './toast-store';

/** Shown by the page, whose host loads with the first toast. */
const toasted = (message: ToastMessage): UiState => ({
  view: () => <p>A page.</p>,
  play: async ({ screen }) => {
    showToast(message);
    await screen.findByText(acrossElements(message.title));
  },
});

export const states: UiStates = {
  title: 'Toast',
  states: {
    success: toasted({ title: 'Link copied' }),
    'success with description': toasted({
      title: 'Message Sent Successfully',
      description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
    }),
    'with an action': toasted({
      title: 'VT-26-00412 is approved',
      action: { label: 'Undo', onChoose: () => undefined },
    }),
    failed: toasted({
      title: 'Submission Failed',
      description: 'Unable to submit your inquiry. Please try again or call us directly.',
      tone: 'bad',
    }),
    'long text': toasted({
      title: 'Login failed, and not for the first time today',
      description:
        'Network error for /api/auth/user: the connection was reset before an answer had arrived. '.repeat(4),
      tone: 'bad',
    }),
  },
};
