import { cx, DialogTitle, Modal, overlays } from '@app/ui';
import { Command as Palette } from 'cmdk';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pageText } from '../../lib/page';
import { paletteText as text } from './palette-text';
import { type Command, useCommands } from './use-commands';

/** Opens with Ctrl+K or ⌘K, unless another dialog is open, and with {@link openPalette}. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  const chosenCommand = useRef<Command | null>(null);
  useEffect(() => {
    const open = () => setOpen(true);
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (overlays.current().length === 0) open();
    };
    document.addEventListener('keydown', openByKey);
    document.addEventListener(openEvent, open);
    return () => {
      document.removeEventListener('keydown', openByKey);
      document.removeEventListener(openEvent, open);
    };
  }, []);

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => {
        // Only after closing: an open dialog would take the focus back.
        chosenCommand.current?.run();
        chosenCommand.current = null;
      }}
      isBesideScrim
      scrimClass="z-50"
      className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(480px,calc(100dvh-24px))] max-w-140 flex-col overflow-hidden rounded-3 border border-line bg-surface text-small text-ink shadow-dialog wide:top-[14vh]"
    >
      <DialogTitle className="sr-only">{text.title}</DialogTitle>
      <PaletteBox
        onChoose={(command) => {
          chosenCommand.current = command;
          setOpen(false);
        }}
      />
    </Modal>
  );
}

const openEvent = 'admin-open-palette';

export const openPalette = () => document.dispatchEvent(new Event(openEvent));

function PaletteBox({ onChoose }: { onChoose: (command: Command) => void }) {
  const [typed, setTyped] = useState('');
  const { groups, isSearching, hasFailed } = useCommands(typed);
  const count = groups.flatMap(({ commands }) => commands).length;
  const statusText = () => {
    if (isSearching) return text.searching;
    if (hasFailed) return pageText.failed;
    return count > 0 ? text.count(count) : text.nothing(typed.trim());
  };
  return (
    <Palette
      label={text.title}
      // Already filtered, partly by the API.
      shouldFilter={false}
      loop
      vimBindings={false}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search className="size-4 flex-none text-ink-3" strokeWidth={1.75} />
        <Palette.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={text.placeholder}
          maxLength={100}
          className="h-13 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-3"
        />
      </div>
      <Palette.List label={text.title} className="overflow-y-auto p-1.5">
        {groups.map(({ title, commands }) => (
          <Palette.Group
            key={title}
            heading={title}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-micro [&_[cmdk-group-heading]]:text-ink-3"
          >
            {commands.map((command) => (
              <Palette.Item
                key={command.id}
                value={command.id}
                onSelect={() => (command.replacesInput ? setTyped(command.replacesInput) : onChoose(command))}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-dialog px-2.5 data-[selected=true]:bg-chalk-tint data-[selected=true]:text-chalk data-[selected=true]:forced-colors:outline-2 wide:min-h-9.5"
              >
                <command.icon aria-hidden className="size-4 flex-none" strokeWidth={1.5} />
                <span className="flex min-w-0 flex-1 max-wide:flex-col max-wide:py-1.5 wide:items-baseline wide:gap-2.5">
                  <span className="min-w-0 flex-1 truncate">{command.label}</span>
                  {command.detail && <span className="text-caption text-ink-3">{command.detail}</span>}
                </span>
              </Palette.Item>
            ))}
          </Palette.Group>
        ))}
      </Palette.List>
      <p role="status" className={cx('px-4 text-ink-3', count > 0 && !hasFailed ? 'sr-only' : 'pb-4')}>
        {statusText()}
      </p>
    </Palette>
  );
}
