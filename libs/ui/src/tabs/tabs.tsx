import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx';

export interface Tab {
  /** Unique among these tabs, without spaces. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The group's accessible name. */
  label: string;
  tabs: readonly Tab[];
}

/**
 * Tabs of the WAI-ARIA pattern: arrow keys, Home and End move and select. Every panel is in the page for search
 * engines; without scripts they are all shown. A row wider than the screen scrolls and fades.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const idPrefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  // The selected tab may have been removed with its data.
  const current = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const choose = (index: number) => {
    setChosen(tabs[index]?.id);
    const button = row.current?.children[index];
    if (!(button instanceof HTMLElement)) return;
    button.focus({ preventScroll: true });
    button.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next: Partial<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
  };
  return (
    <>
      <div className="relative border-b border-line noscript:hidden max-tablet:-mr-5">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={moveByKey}
          className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-tablet:mask-r-from-82% max-tablet:pr-16"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${idPrefix}-tab-${tab.id}`}
              aria-controls={`${idPrefix}-panel-${tab.id}`}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              onClick={() => choose(index)}
              className={cx(
                'group min-h-15 flex-none px-4.5 whitespace-nowrap -outline-offset-4! first:pl-0',
                index === current ? 'font-strong text-ink' : 'text-ink-2 hover:text-ink',
              )}
            >
              <span
                className={cx(
                  'flex min-h-15 items-center border-b-2',
                  // A transparent border would show in forced colours.
                  index === current ? 'border-ink' : 'border-transparent forced-colors:border-[Canvas]',
                )}
              >
                {tab.label}
              </span>
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${idPrefix}-panel-${tab.id}`}
          aria-labelledby={`${idPrefix}-tab-${tab.id}`}
          className={cx(index !== current && 'hidden noscript:block')}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
