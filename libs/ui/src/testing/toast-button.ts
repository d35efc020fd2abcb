import { screen, waitFor } from '@testing-library/react';

/** A button of a toast once it can be pressed: where toasts lie takes presses a moment after the first one is drawn. */
export async function toastButton(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (getComputedStyle(button).pointerEvents === 'none') throw new Error(`${name} takes no presses.`);
  });
  return button;
}
