import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { Button } from '../button/button';
import { buttonClass } from '../button/button-class';
import { IconButton } from '../button/icon-button';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import { adminDensity } from './admin-density';
import { DensityContext } from './use-density';

const controls = (
  <>
    <Button>Save</Button>
    <IconButton icon={X} label="Close" />
    <Field label="Name">{(control) => <TextInput {...control} />}</Field>
  </>
);

it('components have the shop’s density by default', () => {
  render(controls);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass(buttonClass({ kind: 'primary' }));
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAttribute('title');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveClass('text-lead');
});

it('components below the admin’s root have quiet buttons, labelled icons and smaller type', () => {
  render(<DensityContext value={adminDensity}>{controls}</DensityContext>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass(
    buttonClass({ kind: 'quiet' }, adminDensity),
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveClass('wide:text-small');
});
