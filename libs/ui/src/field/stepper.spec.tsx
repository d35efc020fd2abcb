import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { Stepper } from './stepper';

function Tops({ first }: { first: number }) {
  const [tops, setTops] = useState(first);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Field label="Tops">
        {(control) => (
          <Stepper
            {...control}
            value={tops}
            min={1}
            max={99}
            onChange={setTops}
            onInvalidChange={setRefused}
            decreaseLabel="One less"
            increaseLabel="One more"
          />
        )}
      </Field>
      <p>counts {tops}</p>
      {isRefused && <p>refused</p>}
    </>
  );
}
const user = userEvent.setup();
const field = () => screen.getByLabelText<HTMLInputElement>('Tops');

it('changes by buttons and arrow keys, within its limits', async () => {
  render(<Tops first={98} />);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('counts 99')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await user.type(field(), '{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(screen.getByText('counts 97')).toBeVisible();
});

it('accepts valid typing, and shows the current number on blur', async () => {
  render(<Tops first={1} />);
  await user.clear(field());
  expect(screen.getByText('counts 1')).toBeVisible();
  await user.type(field(), '24');
  expect(screen.getByText('counts 24')).toBeVisible();
  await user.clear(field());
  await user.type(field(), '0x');
  await user.tab();
  expect(field().value).toBe('24');
});

it.each(['2.5', '1000', '-4'])('ignores %s, keeps the number, and says so', async (input) => {
  render(<Tops first={3} />);
  await user.clear(field());
  await user.type(field(), input);
  expect(field().value).toBe(input);
  expect(screen.getByText('counts 3')).toBeVisible();
  await user.tab();
  expect(field().value).toBe('3');
  expect(screen.getByText('refused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.queryByText('refused')).not.toBeInTheDocument();
});
