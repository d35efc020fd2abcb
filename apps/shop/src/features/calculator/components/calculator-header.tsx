import { Button, DialogTitle, IconButton } from '@app/ui';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../text';

interface CalculatorHeaderProps {
  isPhone: boolean;
  steps?: ReactNode;
  onReset?: () => void;
  onClose: () => void;
}

export function CalculatorHeader({ isPhone, steps, onReset, onClose }: CalculatorHeaderProps) {
  const close = <IconButton icon={X} label={text.close} onClick={onClose} />;
  if (isPhone) {
    return (
      <header className="flex-none bg-surface">
        <div className="flex items-center pt-1.5 pr-1.5 pl-5">
          <DialogTitle className="flex-1 font-display text-subtitle">{text.title}</DialogTitle>
          {onReset && <IconButton icon={RotateCcw} label={text.reset} onClick={onReset} />}
          {close}
        </div>
        {steps}
      </header>
    );
  }
  return (
    <header className="grid min-h-18 flex-none grid-cols-[1fr_auto_1fr] items-center gap-4 border-b border-line bg-surface pr-4 pl-8">
      <DialogTitle className="font-display text-h3 whitespace-nowrap">{text.title}</DialogTitle>
      <div>{steps}</div>
      <div className="flex items-center gap-1 justify-self-end">
        {onReset && (
          <Button kind="ghost" size="small" onClick={onReset}>
            <RotateCcw className="size-4.5" strokeWidth={1.5} />
            {text.reset}
          </Button>
        )}
        {close}
      </div>
    </header>
  );
}
