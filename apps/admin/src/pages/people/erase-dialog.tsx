import { paths, type ErasureReport } from '@app/contracts';
import { AlertDialog, Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { currentUserKey } from '../../lib/api';
import { FormError, formText, TextField, useEditForm } from '../../lib/form';
import { text } from './text';

interface EraseDialogProps {
  personKey: string;
  also: readonly string[];
  onClose: () => void;
  onErased: () => void;
}

/** Asks staff to type the person's key, so that nobody is erased by accident. */
export function EraseDialog({ personKey, also, onClose, onErased }: EraseDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const edit = useEditForm<ErasureReport, { confirmation: string }>({
    invalidates: [],
    // Losing a retyped key is no loss of work.
    warnOnUnsaved: false,
    toFields: () => ({ confirmation: '' }),
    save: (typed) =>
      apiMutation('POST', paths.erasePerson, {
        key: personKey,
        also,
        confirmation: typed.confirmation.trim(),
      }),
    onSaved: (report) => {
      onErased();
      showToast({ title: text.erased, description: text.erasedWhat(report) });
      // The person's own data is gone, so do not refetch it; the rest stays.
      const isUnaffected = ([first]: readonly unknown[]) =>
        first !== paths.personHoldings && first !== paths.personRecord && first !== currentUserKey[0];
      void client.invalidateQueries({ predicate: ({ queryKey }) => isUnaffected(queryKey) });
    },
    failure: text.eraseFailed,
  });
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
        <form id={formId} noValidate onSubmit={edit.submit}>
          <TextField
            form={edit.form}
            name="confirmation"
            label={text.eraseLabel(personKey)}
            validate={(typed) =>
              typed.trim().toLowerCase() === personKey.toLowerCase() ? undefined : text.eraseMismatch
            }
          />
          <FormError edit={edit} />
        </form>
      }
    >
      <Button onClick={onClose}>{formText.cancel}</Button>
      <Button kind="danger" type="submit" form={formId} isPending={edit.isSaving}>
        {text.eraseNow}
      </Button>
    </AlertDialog>
  );
}
