import { paths, type ErasureReport } from '@app/contracts';
import { AlertDialog, Button, Field, showToast, TextInput } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { currentUserKey } from '../../lib/api/create-query-client';
import { showFailure } from '../../lib/api/show-failure';
import { text } from './text';

interface EraseDialogProps {
  personKey: string;
  also: readonly string[];
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the person's key once more, so that nobody is erased by a slip; and says what stays, and why. */
export function EraseDialog({ personKey, also, onClose, onErased }: EraseDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const erasure = useMutation({
    mutationFn: (confirmation: string) =>
      apiMutation<ErasureReport>('POST', paths.erasePerson, { key: personKey, also, confirmation }),
    onSuccess: (report) => {
      onErased();
      showToast({ title: text.erased, description: text.erasedWhat(report) });
      // All but what was held: there is nobody any more to ask about.
      const isLeft = ([first]: readonly unknown[]) =>
        first !== paths.personHoldings && first !== currentUserKey[0];
      void client.invalidateQueries({ predicate: ({ queryKey }) => isLeft(queryKey) });
    },
    onError: (error) => showFailure(error, text.eraseFailed),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== personKey.toLowerCase()) return setError(text.eraseMismatch);
    if (!erasure.isPending) erasure.mutate(typed.trim());
  };
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={text.eraseTitle}
      description={
        <>
          <span className="block [overflow-wrap:anywhere]">
            {text.eraseWhat([personKey, ...also].join(', '))}
          </span>
          <span className="mt-2 block">{text.eraseKept}</span>
        </>
      }
      detail={
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={text.eraseLabel(personKey)} error={error}>
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        </form>
      }
    >
      <Button kind="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button kind="danger" type="submit" form={formId} isPending={erasure.isPending}>
        {text.eraseNow}
      </Button>
    </AlertDialog>
  );
}
