import type { LucideIcon } from 'lucide-react';

/** Something that the command palette can do. */
export interface Command {
  /** Unique among the commands. */
  id: string;
  label: string;
  /** Smaller, behind it, such as the kind of a catalogue item. */
  detail?: string;
  icon: LucideIcon;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** Whether every word that was typed begins a word of the label: 'si ty' finds 'Sink Types'. */
export function matchesWords(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)));
}
