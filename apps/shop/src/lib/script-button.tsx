import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

interface ScriptButtonProps extends Omit<ComponentProps<'a'>, 'onClick' | 'role'> {
  /** Where a press leads before our script has arrived, and where there is none. */
  href: string;
  onPress: (button: HTMLElement) => void;
}

/** A button that never is a dead one: until script serves it, it is the link that it is made of. */
export function ScriptButton({ onPress, ...rest }: ScriptButtonProps) {
  const press = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    onPress(event.currentTarget);
  };
  return (
    <a
      {...rest}
      role="button"
      onClick={press}
      // A button answers to the space bar, a link does not. Enter arrives as a click.
      onKeyDown={(event) => event.key === ' ' && press(event)}
    />
  );
}
