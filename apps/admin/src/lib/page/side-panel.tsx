import { IconButton, overlays } from '@app/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { leaveGuard } from '../guard/leave-guard';
import { useShortcut } from '../use-shortcut';
import { pageText as text } from './page-text';

interface SidePanelProps {
  title: ReactNode;
  /** Called by the close button or Escape, after unsaved changes are saved or discarded. */
  onClose: () => void;
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Details of one row, next to the list or instead of it on phones. Takes the focus on opening and returns it on
 * closing. Divide it with {@link PanelSection}s.
 */
export function SidePanel({ title, onClose, aside, actions, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    // Somebody may already type in 'Find or do'.
    if (overlays.current().length === 0) heading.current?.focus({ preventScroll: true });
    return () => {
      // Only if nothing else has taken the focus.
      if (document.activeElement && document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  // Closing usually changes the address, which the guard watches; panels without an address need this.
  const close = () => leaveGuard.confirmThen(onClose);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  useShortcut('Escape', close);

  return (
    <section
      aria-labelledby={id}
      onKeyDown={closeByKey}
      className="min-w-0 bg-surface wide:sticky wide:top-0 wide:h-dvh wide:overflow-y-auto wide:border-l wide:border-line"
    >
      <header className="sticky top-0 z-10 border-b border-line bg-surface py-2 pr-3 pl-5.5">
        <div className="flex min-h-11 items-center gap-3">
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            className="num min-w-0 flex-1 text-body font-strong [overflow-wrap:anywhere] outline-none"
          >
            {title}
          </h2>
          {aside}
          <IconButton icon={X} label={text.close} onClick={close} />
        </div>
        {actions && <div className="flex flex-wrap gap-2 pt-1 pb-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

interface PanelSectionProps {
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export const PanelSection = ({ title, aside, children }: PanelSectionProps) => (
  <section className="border-b border-line px-5.5 py-4.5 last:border-0">
    {title && (
      <h3 className="mb-2.5 flex items-baseline justify-between gap-3 text-small font-strong">
        {title}
        {aside && <span className="text-caption font-normal text-ink-3">{aside}</span>}
      </h3>
    )}
    {children}
  </section>
);
