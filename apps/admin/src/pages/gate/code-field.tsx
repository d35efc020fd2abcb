import { useState, type ComponentProps } from 'react';
import { GateField } from './gate-field';
import { text } from './text';

/** Six digits from the app, or a recovery code: then the telephone shows letters, too. */
export function CodeField({ error, ...input }: Omit<ComponentProps<'input'>, 'type'> & { error?: string }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div>
      <GateField
        label={isRecovery ? text.recoveryCode : text.code}
        hint={isRecovery ? text.recoveryLede : undefined}
        error={error}
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={40}
        {...input}
      />
      <button
        type="button"
        onClick={() => setRecovery(!isRecovery)}
        className="mt-1 inline-flex min-h-11 items-center text-small text-chalk underline underline-offset-3 hover:text-chalk-hover"
      >
        {isRecovery ? text.useApp : text.useRecoveryCode}
      </button>
    </div>
  );
}
