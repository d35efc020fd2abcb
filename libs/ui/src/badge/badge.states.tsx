import type { UiStates } from '../testing';
import { Badge, type BadgeTone } from './badge';

const tones: readonly BadgeTone[] = ['ok', 'warn', 'bad', 'action', 'neutral'];

export const states: UiStates = {
  title: 'Badge',
  states: {
    'all tones': {
      view: () => (
        <p className="row">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
      ),
    },
  },
};
