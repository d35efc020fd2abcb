import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What a customer types into the deposit form. */
export async function fillDeposit(user: UserEvent): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Eleanor Marsh');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '07700 900142');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'eleanor@example.co.uk');
}
