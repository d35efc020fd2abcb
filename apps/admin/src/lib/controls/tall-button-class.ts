import { cx } from '@app/ui';
import { buttonClass, type ButtonKind } from './button-class';

/** A button of a panel that stands alone: 44 px at every width. */
export const tallButtonClass = (kind: ButtonKind) => cx(buttonClass(kind), 'min-h-11! text-label!');
