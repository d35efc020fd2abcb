import { screen, waitFor } from '@testing-library/react';

/** Waits until a toast's button can be pressed, which takes a moment after rendering. */
export async function toastButton(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (getComputedStyle(button).pointerEvents === 'none') throw new Error(`${name} takes no presses.`);
  });
  return button;
}
