import { cx } from '@app/ui';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { paletteText as text } from './palette-text';
import { type Command, useCommands } from './use-commands';

/** A combobox after the WAI-ARIA pattern: the focus stays in the field, the arrow keys move the choice. */
export function PaletteBox({ onChoose }: { onChoose: (command: Command) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { groups, isSearching } = useCommands(typed);
  const commands = groups.flatMap((group) => group.commands);
  // What is found changes while one types.
  const current = Math.min(chosen, commands.length - 1);

  const choose = (index: number) => {
    setChosen(index);
    list.current?.querySelectorAll('[role=option]')[index]?.scrollIntoView({ block: 'nearest' });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const count = commands.length;
    if (event.key === 'ArrowDown') choose(count ? (current + 1) % count : 0);
    else if (event.key === 'ArrowUp') choose(count ? (current - 1 + count) % count : 0);
    else if (event.key === 'Enter') {
      const command = commands[current];
      if (command) onChoose(command);
    } else return;
    event.preventDefault();
  };
  const optionId = (command: Command) => `${id}-${command.id}`;

  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4 flex-none text-ink-3" strokeWidth={1.75} />
        <input
          type="text"
          role="combobox"
          aria-label={text.title}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={commands[current] && optionId(commands[current])}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={text.placeholder}
          value={typed}
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={moveByKey}
          className="h-13 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-3"
        />
      </div>
      <div
        ref={list}
        role="listbox"
        id={`${id}-list`}
        aria-label={text.title}
        className="overflow-y-auto p-1.5"
      >
        {groups.map(({ title, commands: inGroup }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-micro text-ink-3">
              {title}
            </p>
            {inGroup.map((command) => {
              const isCurrent = command === commands[current];
              const { icon: Icon } = command;
              return (
                // The field has the focus and hears the keys.
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={isCurrent}
                  onPointerMove={() => setChosen(commands.indexOf(command))}
                  onClick={() => onChoose(command)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-dialog px-2.5 wide:min-h-9.5',
                    isCurrent && 'bg-chalk-tint text-chalk forced-colors:outline-2',
                  )}
                >
                  <Icon aria-hidden className="size-4 flex-none" strokeWidth={1.5} />
                  <span className="flex min-w-0 flex-1 max-wide:flex-col max-wide:py-1.5 wide:items-baseline wide:gap-2.5">
                    <span className="min-w-0 flex-1 truncate">{command.label}</span>
                    {command.detail && <span className="text-caption text-ink-3">{command.detail}</span>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={cx('px-4 text-ink-3', commands.length > 0 ? 'sr-only' : 'pb-4')}>
        {isSearching
          ? text.searching
          : commands.length > 0
            ? text.count(commands.length)
            : text.nothing(typed.trim())}
      </p>
    </>
  );
}
