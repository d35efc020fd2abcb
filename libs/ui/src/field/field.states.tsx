import type { ReactNode } from 'react';
import type { UiStates } from '../testing';
import { Field } from './field';
import { Stepper } from './stepper';
import { TextArea } from './text-area';
import { TextInput } from './text-input';
import { UnitInput } from './unit-input';

const long = 'A hotel of four floors, thirty-two bathrooms, two basins each. '.repeat(4);
const Column = ({ children }: { children: ReactNode }) => <div className="column">{children}</div>;

export const states: UiStates = {
  title: 'Field',
  states: {
    empty: {
      view: () => (
        <Column>
          <Field label="Company name">{(control) => <TextInput {...control} />}</Field>
          <Field label="Phone" isOptional hint="Only if you would rather be called">
            {(control) => <TextInput {...control} type="tel" />}
          </Field>
          <Field label="Length" hint="300 to 3000 mm, along the wall">
            {(control) => <UnitInput {...control} unit="mm" />}
          </Field>
          <Field label="Message">{(control) => <TextArea {...control} />}</Field>
        </Column>
      ),
    },
    filled: {
      view: () => (
        <Column>
          <Field label="Company name">
            {(control) => <TextInput {...control} defaultValue="Kennet Build" />}
          </Field>
          <Field label="Length">
            {(control) => <UnitInput {...control} unit="mm" defaultValue="1200" />}
          </Field>
          <Field label="How many of these?">
            {(control) => (
              <Stepper
                {...control}
                value={24}
                min={1}
                max={99}
                onChange={() => undefined}
                decreaseLabel="One less"
                increaseLabel="One more"
              />
            )}
          </Field>
        </Column>
      ),
    },
    invalid: {
      view: () => (
        <Column>
          <Field label="Email" error="Please enter a valid email address">
            {(control) => <TextInput {...control} defaultValue="alison@" />}
          </Field>
          <Field
            label="Length"
            hint="300 to 3000 mm, along the wall"
            error="Length must be 300 to 3000 mm."
            aside="Over 3000 mm? Call us."
          >
            {(control) => <UnitInput {...control} unit="mm" defaultValue="9999" />}
          </Field>
          <Field label="Message" error="Please write a line or two">
            {(control) => <TextArea {...control} />}
          </Field>
        </Column>
      ),
    },
    'with the focus': {
      view: () => (
        <Column>
          <Field label="Email">{(control) => <TextInput {...control} />}</Field>
        </Column>
      ),
      play: ({ user }) => user.tab(),
    },
    'long text': {
      view: () => (
        <Column>
          <Field label={long} hint={long} error={long}>
            {(control) => <TextInput {...control} defaultValue={long} />}
          </Field>
          <Field label="Specifications">{(control) => <TextArea {...control} defaultValue={long} />}</Field>
        </Column>
      ),
    },
  },
};
