import type { UiStates } from '../testing';
import { Switch } from './switch';

const nothing = () => undefined;

export const states: UiStates = {
  title: 'Switch',
  states: {
    'on, off and neither': {
      view: () => (
        <div className="row">
          <Switch label="Shown in shop" isOn onChange={nothing} />
          <Switch label="Hidden" isOn={false} onChange={nothing} />
          <Switch label="Cannot be changed" isOn isDisabled onChange={nothing} />
        </div>
      ),
    },
  },
};
