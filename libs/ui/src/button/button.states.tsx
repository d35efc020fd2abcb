import { X } from 'lucide-react';
import type { UiStates } from '../testing';
import { Button } from './button';
import type { ButtonKind } from '../density/density';
import { IconButton } from './icon-button';

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'ghost', 'danger'];

export const states: UiStates = {
  title: 'Button',
  states: {
    'kinds and sizes': {
      view: () => (
        <>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <p key={size} className="row">
              {kinds.map((kind) => (
                <Button key={kind} kind={kind} size={size}>
                  {kind}, {size}
                </Button>
              ))}
            </p>
          ))}
        </>
      ),
    },
    pending: { view: () => <Button isPending>Save Quote</Button> },
    disabled: { view: () => <Button isDisabled>Save Quote</Button> },
    'with the focus': {
      view: () => <Button>Save Quote</Button>,
      play: ({ user }) => user.tab(),
    },
    'long text': {
      view: () => (
        <div className="column">
          <Button isFullWidth>
            Get a quote for a vanity top in Undermount Rectangular with all its holes
          </Button>
        </div>
      ),
    },
    'icon button': { view: () => <IconButton icon={X} label="Close" /> },
  },
};
