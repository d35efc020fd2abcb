import { screen, waitFor } from '@testing-library/react';

/** A toast's button once it can be pressed: toasts accept presses a moment after rendering. */
export async function toastButton(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (getComputedStyle(button).pointerEvents === 'none') throw new Error(`${name} takes no presses.`);
  });
  return button;
}
