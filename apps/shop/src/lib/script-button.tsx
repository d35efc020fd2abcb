import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

interface ScriptButtonProps extends Omit<ComponentProps<'a'>, 'onClick' | 'role'> {
  /** Where a press leads before our script has loaded, or without it. */
  href: string;
  onPress: (button: HTMLElement) => void;
}

/** A button that always works: without script it is a link. */
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
      // A link ignores the space bar. Enter arrives as a click.
      onKeyDown={(event) => event.key === ' ' && press(event)}
    />
  );
}
